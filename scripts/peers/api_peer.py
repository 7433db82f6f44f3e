"""Calls every action of the JSON API, written from the documents alone: `api_peer.py CREDENTIALS WO_NUMBER`.

The order of the number has items and forms. Prints one JSON object: the actions called, and what was wrong.
"""
import base64
import hashlib
import json
import sys
import time
import uuid

from api_client import Client, deviations, post

PHOTO = b'\xff\xd8\xff\xe0' + b'a photo'
MARK = uuid.uuid4().hex[:8]


def access(client):
    for path in ('bid/list', 'no/such/action'):
        status, answer = post('%s/%s' % (client.base, path), {}, {})
        client.has(path, status == 401 and answer['error'] == 'access_denied', ('no token', status, answer))
    status, answer = post(client.base + '/auth/token', {**client.credentials, 'client_secret': 'wrong'}, {})
    members = all(isinstance(answer.get(name), str) for name in ('error', 'error_description', 'message'))
    client.has('auth/token', status == 401 and members, ('wrong secret', status, answer))
    reading = client.fetch_token(scope='bid-r')
    client.has('scope', client.post('bid/uom', {}, reading)[0] == 200, 'bid-r may not read')
    for action in ('bid/delete', 'user/search'):
        status, answer = client.post(action, {}, reading)
        client.has(action, (status, answer['error']) == (403, 'scope_invalid'), (status, answer))
    for body in (b'', b'{}'):
        status, answer = post(client.base + '/bid/uom', body, {'Authorization': 'Bearer ' + client.token})
        client.has('bid/uom', status == 200, (body, status, answer))


def searched(client, **fields):
    """All pages of a search."""
    found = []
    while fields:
        page = client.ok('workorder/search', **fields)
        found += [order['report_id'] for order in page.get('work_orders', [])]
        fields = page.get('next')
    return found


def order_made(client):
    """Creates an order, finds it, changes it. Returns its number."""
    fields = client.ok('workorder/fields')
    names = {'address', 'city', 'state', 'zip', 'work_type', 'client_company', 'date_due'}
    client.has('workorder/fields', names <= fields.keys(), names - fields.keys())
    values = {'address': MARK + ' Elm St', 'city': 'Omaha', 'state': 'NE', 'zip': 68102, 'work_type': 'Grass cut',
              'client_company': 'First Bank', 'date_due': '20270110'}
    items = [{'item_other': 'Mow', 'qty': '2', 'price': '1,250.00', 'instructions': 'front and back'}]
    client.ok('workorder/create', values=values, work_items=items)
    found = searched(client, address=MARK)
    client.has('workorder/create', len(found) == 1, found)
    order = found[0]
    client.has('workorder/search', order in searched(client, city='omaha', state='NE', zip='68102'), 'not found by its place')
    client.has('workorder/search', searched(client, address=MARK, city='Lincoln') == [], 'found in another city')
    client.refused('workorder/search', 'invalid_search')
    client.refused('workorder/search', 'invalid_search', offset=0)
    for day in ('20270111', '2027-01-12', '01/13/2027'):
        client.ok('workorder/update', report_id=order, values={'date_due': day, 'loan_number': MARK})
    got = client.ok('workorder/get', report_id=order)['values']
    client.has('workorder/update', (got['date_due'], got['loan_number']) == ('20270113', MARK), got)
    client.has('workorder/search', searched(client, loan_number=MARK) == [order], 'not found by loan number')
    client.refused('workorder/update', 'invalid_report_id', report_id='x', values={'city': 'X'})
    client.refused('workorder/update', 'not_found', 404, report_id=999999999, values={'city': 'X'})
    client.refused('workorder/update', 'values_required', report_id=order)
    client.refused('workorder/update', 'invalid_field', report_id=order, values={'colour': 'X'})
    client.refused('workorder/update', 'invalid_date', report_id=order, values={'date_due': '20270231'})
    return order


def properties(client, order):
    definition = client.ok('property/definition')
    place = {'address': MARK + ' Elm St', 'city': 'Omaha', 'state': 'NE', 'zip': '68102'}
    number = client.ok('property/id', **place)['org_property_id']
    client.has('property/id', number == client.ok('workorder/get', report_id=order)['org_property_id'], number)
    name = next(name for name, field in definition['fields'].items() if field['type'] == 'text' and name not in definition['definition'])
    client.ok('property/update', org_property_id=number, values={name: MARK})
    got = client.ok('property/get', org_property_id=number)
    client.has('property/update', got['values'].get(name) == MARK and got['address'] == place['address'], got)
    client.refused('property/id', 'not_found', 404, **{**place, 'address': 'nowhere'})
    client.refused('property/id', 'missing_fields', address='1 Elm St')


def bids(client, order):
    """Makes, changes and deletes bids. Returns a bid and a completion that stay."""
    uom = client.ok('bid/uom')['uom']
    item = client.ok('bid/invoice/items', report_id=order)['invoice_items'][0]
    bid = {'report_id': order, 'contractor_price': 10.5, 'client_price': '1,250.00'}
    made = client.ok('bid/create', **bid, invoice_item_id=str(item['invoice_item_id']), qty=3 * 1.1, comment='für')['comp_note_id']
    other = client.ok('bid/create', **bid, invoice_item_other='Haul', qty_completion='2', comp_comment='done',
                      uom=int(next(iter(uom))))['comp_note_id']
    client.ok('bid/update', comp_note_id=made, qty=4, comment='')

    def listed():
        return {one['comp_note_id']: one for one in client.ok('bid/list', report_id=order)['bids']}
    first, second = listed()[made], listed()[other]
    wanted = {'qty': 4, 'client_price': 1250, 'contractor_price': 10.5, 'comment': '', 'description': item['description']}
    client.has('bid/update', all(first[name] == value for name, value in wanted.items()), first)
    client.has('bid/create', (second['completion_comment'], second['uom']) == ('done', int(next(iter(uom)))), second)
    extra = client.ok('bid/create', **bid, invoice_item_other='Twice', qty=1)['comp_note_id']
    client.ok('bid/delete', comp_note_id=extra)
    client.has('bid/delete', extra not in listed(), 'still listed')
    client.refused('bid/list', 'wo_invalid', report_id=999999999)
    client.refused('bid/create', 'wo_invalid', **{**bid, 'report_id': 'x'}, qty=1)
    client.refused('bid/create', 'qty_required', **bid, invoice_item_other='x')
    client.refused('bid/create', 'qty_invalid', **bid, invoice_item_other='x', qty='two')
    client.refused('bid/create', 'contractor_price_required', report_id=order, invoice_item_other='x', qty=1, client_price=1)
    client.refused('bid/create', 'client_price_invalid', **{**bid, 'client_price': '1.005'}, invoice_item_other='x', qty=1)
    client.refused('bid/create', 'invoice_item_id_not_allowed', **bid, invoice_item_id=1, invoice_item_other='x', qty=1)
    client.refused('bid/create', 'invoice_item_id_invalid', **bid, qty=1)
    client.refused('bid/create', 'uom_invalid', **bid, invoice_item_other='x', qty=1, uom=999999)
    client.refused('bid/update', 'comp_note_required', qty=1)
    client.refused('bid/delete', 'comp_note_invalid', comp_note_id='x')
    client.refused('bid/delete', 'not_found', comp_note_id=extra)
    client.refused('bid/invoice/items', 'wo_invalid', report_id=999999999)
    return made, other


def files(client, order, bid, completion):
    content = base64.b64encode(PHOTO + MARK.encode()).decode()
    client.ok('file/upload', report_id=order, file_name='front.jpg', file_area=0, content=content)
    photo = [one for one in client.ok('file/list', report_id=order)['files'] if one['file_name'] == 'front.jpg'][-1]
    number = photo['file_id']
    got = client.ok('file/get', file_id=number)
    raw = base64.b64decode(got['content'], validate=True)
    client.has('file/get', raw == PHOTO + MARK.encode() and hashlib.sha256(raw).hexdigest() == got['hash'], got)
    client.has('file/get', (got['report_id'], got['file_type'], got['file_area']) == (order, 'image/jpeg', 0), got)
    client.has('file/get/metadata', client.ok('file/get/metadata', file_id=number)['metadata']['FileName'] == 'front.jpg', 'name')
    items = client.ok('file/flag/items', report_id=order)['items']
    client.has('file/flag/items', bid in [one['comp_note_id'] for one in items['bids']], items)
    question = items['pcr'][0]['pcr_question_id']
    client.ok('file/flag', file_id=number, type='b', comp_note_id=bid)
    client.ok('file/flag', file_id=number, type='c', comp_note_id=completion, stage='a')
    client.ok('file/flag', file_id=number, type='pc', pcr_question_id=question)
    flags = [one for one in client.ok('file/list', report_id=order)['files'] if one['file_id'] == number][0]['flags']
    shown = {flag['type']: flag for flag in flags}
    shapes = {'b': {'comp_note_id': int, 'item_description': str, 'stage': str}, 'c': {'comp_note_id': int, 'item_description': str, 'stage': str},
              'pc': {'pcr_question_id': int, 'question': str, 'pcr_form_id': int, 'form_name': str}}
    found = [one for kind, shape in shapes.items() for one in deviations(shown.get(kind), shape, kind)]
    client.has('file/flag', not found and (shown['b']['stage'], shown['c']['stage']) == ('b', 'a'), (found, flags))
    client.ok('file/document/types')
    client.refused('file/list', 'invalid_wo', report_id=999999999)
    client.refused('file/flag', 'type_required', file_id=number)
    client.refused('file/flag', 'type_invalid', file_id=number, type='x')
    client.refused('file/flag', 'stage_invalid', file_id=number, type='c', comp_note_id=completion, stage='x')
    client.refused('file/flag', 'file_id_required', type='b', comp_note_id=bid)
    client.refused('file/get/metadata', 'file_id_invalid', 422, file_id='x')
    client.refused('file/get/metadata', 'not_found', 404, file_id=999999999)


def answer_for(question):
    """An answer for a question, by its type; None for one that takes none."""
    kind = question['pcr_question_type']
    items = [one for one in question.get('items') or []]
    if kind in ('radio', 'dropdown'):
        return items[0]['value']
    if kind == 'checkbox':
        return [items[0]['value']]
    return {'textbox': 'für den Mieter', 'textarea': 'für den Mieter', 'numeric': 2, 'date': '2026/11/20'}.get(kind)


def forms(client, order):
    forms = client.ok('workorder/pcr/list', report_id=order)
    form = forms[0]['pcr_form_id']
    questions = client.ok('workorder/pcr/get', report_id=order, pcr_form_id=form)['questions']
    answers = [{'pcr_question_id': one['pcr_question_id'], 'answer': answer_for(one)} for one in questions]
    answers = [one for one in answers if one['answer'] is not None]
    client.has('workorder/pcr/get', len(answers) > 0, questions)
    client.ok('workorder/pcr/answer', report_id=order, pcr_form_id=form, questions=answers)
    after = {one['pcr_question_id']: one.get('answer') for one in
             client.ok('workorder/pcr/get', report_id=order, pcr_form_id=form)['questions']}
    differing = [(one, after[one['pcr_question_id']]) for one in answers if after[one['pcr_question_id']] != one['answer']]
    client.has('workorder/pcr/answer', not differing, differing)
    known = client.ok('pcr/get', pcr_form_id=form, version=forms[0]['version'])['questions']
    client.has('pcr/get', {one['id'] for one in known} >= {one['pcr_question_id'] for one in questions}, 'questions differ')
    client.refused('workorder/pcr/list', 'wo_invalid', report_id=999999999)
    # Photos are missing.
    status, answer = client.post('workorder/rfo', {'report_id': order, 'ready': 1})
    client.has('workorder/rfo', answer.get('error') in ('photo_count_error', 'photo_flag_error', 'pcr_error'), (status, answer))
    client.refused('workorder/rfo', 'ready_required', report_id=order)
    client.refused('workorder/rfo', 'ready_invalid', report_id=order, ready=2)
    client.refused('workorder/rfo', 'invalid_report_id', report_id='x', ready=1)
    client.refused('workorder/pcr/detach', 'pcr_form_id_invalid', report_id=order, pcr_form_id=999999)
    for one in forms:
        client.ok('workorder/pcr/detach', report_id=order, pcr_form_id=one['pcr_form_id'])
    client.has('workorder/pcr/detach', client.ok('workorder/pcr/list', report_id=order) == [], 'still attached')
    client.refused('workorder/pcr/detach', 'pcr_not_attached', report_id=order, pcr_form_id=form)


def invoices(client, order):
    client.refused('invoice/id', 'invoice_not_found', report_id=order)
    client.refused('invoice/id', 'wo_invalid', report_id='x')
    line = {'invoice_item_other': 'Mow', 'qty': '2', 'price': '1,250.00', 'flat_fee': 0}
    client.ok('invoice/create', report_id=order, contractor_items=[line], client_items=[line])
    invoice = client.ok('invoice/id', report_id=order)['invoice_id']
    got = client.ok('invoice/get', invoice_id=invoice)
    mine = got['contractor_items'][0]
    client.has('invoice/create', (mine['qty'], mine['price']) == (2, 1250) and len(got['client_items']) == 1, got)
    client.ok('invoice/update', report_id=order, invoice_id=invoice, complete=1, client_discount_percentage=5,
              items=[{'line_id': mine['line_id'], 'qty': 3}], contractor_items=[{**line, 'invoice_item_other': 'Haul'}],
              sent_to_client_date='11/20/2026')
    got = client.ok('invoice/get', invoice_id=invoice)
    lines = {one['invoice_item_other'] or one['invoice_item_desc']: one for one in got['contractor_items']}
    client.has('invoice/update', got['complete'] == 1 and lines['Mow']['qty'] == 3, got)
    client.ok('invoice/delete/item', line_id=lines['Haul']['line_id'])
    left = client.ok('invoice/get', invoice_id=invoice)['contractor_items']
    client.has('invoice/delete/item', [one['line_id'] for one in left] == [mine['line_id']], left)
    client.refused('invoice/delete/item', 'line_id_required')


def notes(client, order):
    client.ok('jobnote/create', report_id=order, note_type='wo', note_text='fällig ' + MARK, send_to_emails=['office@example.com'],
              reminder_date='20270110', reminder_time=83000)
    listed = client.ok('jobnote/list', report_id=order)['wo_notes']
    number = max(one['note_id'] for one in listed)
    got = client.ok('jobnote/get', report_id=order, note_id=number)
    client.has('jobnote/create', got['note_text'] == 'fällig ' + MARK and abs(got['create_time'] - time.time()) < 600, got)
    client.has('jobnote/get', got.get('sent_to_emails') == ['office@example.com'] and 'reminder_date' in got, got)
    client.ok('jobnote/update', report_id=order, note_id=number, note_type='wo', note_text='erledigt')
    newer = max(one['note_id'] for one in client.ok('jobnote/list', report_id=order)['wo_notes'])
    after = client.ok('jobnote/get', report_id=order, note_id=newer)
    client.has('jobnote/update', (after['note_text'], after['base_revision']) == ('erledigt', number), after)
    client.has('jobnote/file/list', client.ok('jobnote/file/list', report_id=order, note_id=number)['files'] == [], 'files')
    client.ok('jobnote/delete', report_id=order, note_id=number)
    client.refused('jobnote/delete', 'note_not_found', 404, report_id=order, note_id=number)
    client.refused('jobnote/delete', 'report_id_required', note_id=number)
    client.refused('jobnote/delete', 'invalid_note_id', report_id=order, note_id='x')


def users(client):
    groups = client.ok('user/group/list')['groups']
    client.has('user/group/list', 'crew' in groups.values(), groups)
    found = client.ok('user/search', user_name='ALI')
    client.has('user/search', [one['user_name'] for one in found['users']] == ['alice'], found)
    client.has('user/search', client.ok('user/search', user_company='no such company')['users'] == [], 'found')
    client.ok('user/search')


def auto_imports(client):
    profiles = {one['friendly_name']: one for one in client.ok('autoimport/list')}
    upload = next(one for one in profiles.values() if 'upload' in one['api_capabilities'])['autoimport_id']
    export = next(one for one in profiles.values() if 'export' in one['api_capabilities'])['autoimport_id']
    rows = 'wo_number,address,city,state,zip\nCSV-%s,1 Oak St,Omaha,NE,68102\n' % MARK
    content = base64.b64encode(rows.encode()).decode()
    client.ok('autoimport/upload', autoimport_id=upload, name='orders.csv', content=content)
    for _ in range(100):
        if searched(client, wo_number='CSV-' + MARK):
            break
        time.sleep(0.2)
    client.has('autoimport/upload', len(searched(client, wo_number='CSV-' + MARK)) == 1, 'no order was made')
    file = client.ok('autoimport/export', autoimport_id=export, export_date='2026-11-20')
    raw = base64.b64decode(file['content'], validate=True)
    client.has('autoimport/export', hashlib.sha256(raw).hexdigest() == file['hash'], file)
    client.refused('autoimport/upload', 'name_required', autoimport_id=upload, content=content)
    client.refused('autoimport/upload', 'content_required', autoimport_id=upload, name='x.csv')
    client.refused('autoimport/upload', 'content_invalid', autoimport_id=upload, name='x.csv', content='!!')
    client.refused('autoimport/upload', 'upload_not_supported', autoimport_id=export, name='x.csv', content=content)
    client.refused('autoimport/upload', 'autoimport_not_found', autoimport_id=999999, name='x.csv', content=content)
    client.refused('autoimport/upload', 'autoimport_invalid', autoimport_id='x', name='x.csv', content=content)
    client.refused('autoimport/export', 'export_not_support', autoimport_id=upload, export_date='2026-11-20')
    client.refused('autoimport/export', 'export_date_required', autoimport_id=export)
    client.refused('autoimport/export', 'export_date_invalid', autoimport_id=export, export_date='20.11.2026')


def main():
    with open(sys.argv[1], encoding='utf-8') as file:
        client = Client(json.load(file))
    access(client)
    made = order_made(client)
    properties(client, made)
    order = searched(client, wo_number=sys.argv[2])[0]
    bid, completion = bids(client, order)
    files(client, order, bid, completion)
    forms(client, order)
    invoices(client, made)
    notes(client, order)
    users(client)
    auto_imports(client)
    client.ok('workorder/rfo', report_id=order, ready=1)
    client.ok('workorder/rfo', report_id=order, ready=0)
    print(json.dumps({'called': sorted(client.called), 'calls': client.calls, 'wrong': client.wrong}))


main()
