"""A peer in Python, written from the documents alone: `serve PORT` receives, `call URL` calls."""
import gzip
import hashlib
import json
import sys
import urllib.parse
import urllib.request
from http.server import BaseHTTPRequestHandler, HTTPServer

HASH = hashlib.sha1(b'open sesame').hexdigest()
SITE = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4'


def result(event, base):
    if event == 'get_all_orders':
        return [{'report_id': id, 'wo_number': str(id * 10), 'wo_status': 'Unread'} for id in (7, 9)]
    if event == 'get_order':
        line = {'desc': 'Mow', 'qty': '1,250.00', 'price': 3 * 1.1, 'total': 45}
        return {'wo_number': 70, 'address': 'Große Straße 5', 'zip': 68102, 'line_items': [line]}
    if event == 'get_file':
        return [{'file_id': None, 'file_name': 'plan.pdf', 'file_size': 0, 'obj_url': base + '/file'}]
    if event == 'get_notes':
        return [{'note_id': 'n-5', 'note_text': 'fällig', 'insert_date': 1795000000, 'has_attachments': False}]
    if event == 'get_invoice_items_order':
        return {'0': '', '1': 'Mow', '2': 'Haul'}
    if event == 'send_notes':
        return {'remote_note_id': 5}
    return None


class Receiver(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'%PDF-1.4 a plan')

    def do_POST(self):
        form = self.rfile.read(int(self.headers['Content-Length'])).decode()
        call = json.loads(urllib.parse.parse_qs(form)['payload'][0])
        found = call['password'] == HASH
        data = json.dumps(result(call['event_name'], 'http://' + self.headers['Host'])) if found else ''
        error = '' if found else 'Could not validate username and password.'
        answer = {'result_data': data, 'error': not found, 'success': int(found),
                  'return_error_msg': error, 'remote_site_id': SITE}
        body = gzip.compress(json.dumps(answer, ensure_ascii=False).encode('cp1252'))
        self.send_response(200)
        self.send_header('Content-Type', 'application/json; charset=windows-1252')
        self.send_header('Content-Encoding', 'gzip')
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_args):
        pass


def call(url):
    for event, data in json.load(sys.stdin):
        payload = {'username': 'acme', 'password': HASH, 'site_id': '7d9f2c1e-5b3a-4c8d-9e6f-0a1b2c3d4e5f',
                   'event_name': event, 'event_data': json.dumps(data)}
        form = urllib.parse.urlencode({'payload': json.dumps(payload)}).encode()
        with urllib.request.urlopen(url, form) as answer:
            read = json.load(answer)
        print(json.dumps([event, 'ok' if read['success'] else read['return_error_msg']]))


if sys.argv[1] == 'serve':
    HTTPServer(('127.0.0.1', int(sys.argv[2])), Receiver).serve_forever()
else:
    call(sys.argv[2])
