"""A client of the JSON API, written from the documents alone: the token, the calls, and the shapes of answers."""
import json
import urllib.error
import urllib.request

NUMBER, TEXT, FLAG, YES = (int, float), str, 'flag', bool
MAYBE_NUMBER, MAYBE_TEXT = (int, float, type(None)), (str, type(None))
FIELD = {'name': TEXT, 'type': TEXT, 'options?': dict}
LINE = {'line_id': NUMBER, 'invoice_item_id': MAYBE_NUMBER, 'invoice_item_desc': TEXT, 'invoice_item_other': MAYBE_TEXT,
        'qty': NUMBER, 'uom_id': MAYBE_NUMBER, 'price': NUMBER, 'flat_fee': FLAG, 'price_sub_adj': NUMBER, 'adj_comment': TEXT}
FILE = {'file_id': NUMBER, 'file_name': TEXT, 'file_type': TEXT, 'file_area': NUMBER, 'flags': list}
RESULT = {'result': TEXT}

# The answer of each action, as the document or the supplement shows it. `?` marks a member that may be absent; a dictionary
# with the key `*` is an object keyed by ids or names; None stands for an answer that is not shown.
SHAPES = {
    'autoimport/list': [{'autoimport_id': NUMBER, 'import_name': TEXT, 'client_company_name': TEXT, 'active': FLAG,
                         'friendly_name': TEXT, 'api_capabilities': [TEXT]}],
    'autoimport/upload': {'message': TEXT},
    'autoimport/export': {'file_name': TEXT, 'hash': TEXT, 'content': TEXT},
    'bid/list': {'report_id': NUMBER, 'bids': [{
        'comp_note_id': NUMBER, 'invoice_item_id': MAYBE_NUMBER, 'description': TEXT, 'qty': NUMBER, 'uom': MAYBE_NUMBER,
        'contractor_price': NUMBER, 'client_price': NUMBER, 'comment': TEXT, 'completion_comment': TEXT}]},
    'bid/create': {'comp_note_id': NUMBER},
    'bid/update': RESULT,
    'bid/delete': RESULT,
    'bid/uom': {'uom': {'*': TEXT}},
    'bid/invoice/items': {'report_id': NUMBER, 'invoice_items': [{
        'invoice_item_id': (int, str), 'description': TEXT, 'client_price': NUMBER, 'contractor_price': NUMBER,
        'uom': MAYBE_NUMBER}]},
    'file/list': {'report_id': NUMBER, 'files': [FILE]},
    'file/get': {'report_id': NUMBER, **FILE, 'hash': TEXT, 'content': TEXT},
    'file/get/metadata': {'file_id': NUMBER, 'metadata': {'UploadBy': TEXT, 'UploadTimestamp': TEXT, 'FileName': TEXT}},
    'file/upload': None,
    'file/flag/items': {'items': {'bids?': [{'comp_note_id': NUMBER, 'description': TEXT}],
                                  'completions?': [{'comp_note_id': NUMBER, 'description': TEXT}],
                                  'pcr?': [{'form': TEXT, 'question': TEXT, 'pcr_question_id': NUMBER}]}},
    'file/flag': RESULT,
    'file/document/types': None,
    'user/search': {'users': [{'user_id': NUMBER, 'user_name': TEXT, 'user_email': TEXT, 'user_first_name': TEXT,
                               'user_last_name': TEXT, 'user_company': TEXT, 'user_display_name': TEXT}], 'next?': dict},
    'user/group/list': {'groups': {'*': TEXT}},
    'workorder/search': {'work_orders': [{
        'report_id': NUMBER, 'org_property_id': NUMBER, 'address': TEXT, 'city': TEXT, 'state': TEXT, 'zip': TEXT,
        'loan_number': TEXT, 'work_type': NUMBER, 'date_received': TEXT}], 'next?': dict},
    'workorder/fields': {'*': {**FIELD, 'source': TEXT}},
    'workorder/get': {'report_id': NUMBER, 'org_property_id': NUMBER, 'values': dict, 'fields': {'*': FIELD}},
    'workorder/create': None,
    'workorder/update': {'result': TEXT, 'org_property_id': NUMBER, 'wo_reassociated': YES},
    'workorder/rfo': RESULT,
    'workorder/pcr/list': [{'pcr_form_id': NUMBER, 'pcr_form_name': TEXT, 'version': NUMBER, 'required': FLAG, 'has_errors': FLAG}],
    'workorder/pcr/get': {'pcr_form_id': NUMBER, 'version': NUMBER, 'name': TEXT, 'questions': [{
        'pcr_question_id': NUMBER, 'pcr_question_type': TEXT, 'pcr_question_name': TEXT, 'pcr_question_share_name': TEXT,
        'items?': list}]},
    'workorder/pcr/answer': None,
    'workorder/pcr/detach': RESULT,
    'pcr/get': {'pcr_form_id': NUMBER, 'version': NUMBER, 'name': TEXT, 'questions': [{
        'id': NUMBER, 'question': TEXT, 'type': TEXT, 'questionType': TEXT, 'questionDataType': TEXT, 'required': FLAG,
        'active': FLAG, 'rules': list, 'events': list, 'photos': {'min': NUMBER, 'max': NUMBER}}]},
    'property/definition': {'definition': [TEXT], 'fields': {'*': FIELD}},
    'property/id': {'org_property_id': NUMBER},
    'property/get': {'org_property_id': NUMBER, 'address': TEXT, 'city': TEXT, 'state': TEXT, 'zip': TEXT, 'values': dict,
                     'fields': {'*': FIELD}},
    'property/update': RESULT,
    'invoice/id': {'invoice_id': NUMBER},
    'invoice/create': None,
    'invoice/get': {'invoice_id': NUMBER, 'invoice_date': MAYBE_TEXT, 'complete': FLAG, 'contractor_items': [LINE],
                    'client_items': [LINE], 'contractor_total_adj?': NUMBER, 'client_total_adj?': NUMBER},
    'invoice/update': None,
    'invoice/delete/item': RESULT,
    'jobnote/list': {'wo_notes': [{'note_id': NUMBER, 'revisions?': list, 'base_revision?': MAYBE_NUMBER}],
                     'prop_notes': [{'note_id': NUMBER, 'revisions?': list, 'base_revision?': MAYBE_NUMBER}]},
    'jobnote/get': {'base_revision': MAYBE_NUMBER, 'note_type': TEXT, 'note_text': TEXT, 'created_by': TEXT, 'create_time': NUMBER,
                    'group_permissions': list},
    'jobnote/file/list': {'files': [{'file_id': NUMBER, 'file_name': TEXT, 'file_type': TEXT}]},
    'jobnote/create': None,
    'jobnote/update': None,
    'jobnote/delete': {'message': TEXT},
}


def deviations(value, shape, place='answer'):
    """The places of an answer that differ from what is shown."""
    if shape is None:
        return []
    if shape == FLAG:
        return [] if value in (0, 1) else ['%s is %r, not 1 or 0' % (place, value)]
    if isinstance(shape, list):
        if not isinstance(value, list):
            return ['%s is no list' % place]
        return [one for item in value for one in deviations(item, shape[0], place + '[]')]
    if not isinstance(shape, dict):
        is_number = isinstance(value, bool) and shape is not YES
        return [] if isinstance(value, shape) and not is_number else ['%s is %r' % (place, value)]
    if not isinstance(value, dict):
        return ['%s is no object' % place]
    if '*' in shape:
        return [one for name in value for one in deviations(value[name], shape['*'], '%s.%s' % (place, name))]
    found = []
    for key, inner in shape.items():
        name = key.rstrip('?')
        if name in value:
            found += deviations(value[name], inner, '%s.%s' % (place, name))
        elif not key.endswith('?'):
            found.append('%s.%s is absent' % (place, name))
    return found


def post(address, body, headers):
    """Sends a POST; returns the status and the JSON of the answer."""
    data = body if isinstance(body, bytes) else json.dumps(body).encode('utf-8')
    headers = {'Content-Type': 'application/json', **headers}
    request = urllib.request.Request(address, data, headers, method='POST')
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())


class Client:
    """The client app. It notes what it called, and every answer that is not as the documents show it."""

    def __init__(self, credentials):
        self.credentials = credentials
        self.base = credentials['api_url']
        self.called = {}
        self.wrong = []
        self.calls = 0
        self.token = self.fetch_token()

    def fetch_token(self, **changes):
        fields = {**self.credentials, **changes}
        body = {name: fields[name] for name in ('grant_type', 'client_id', 'client_secret', 'scope')}
        status, answer = post(self.base + '/auth/token', body, {})
        shape = {'token_type': TEXT, 'expires_in': NUMBER, 'access_token': TEXT}
        self.note('auth/token', status == 200 and not deviations(answer, shape), (status, answer))
        return answer['access_token']

    def note(self, action, holds, found):
        self.calls += 1
        if not holds:
            self.wrong.append('%s: %s' % (action, str(found)[-600:]))

    def post(self, action, fields, token=None):
        headers = {'Authorization': 'Bearer ' + (token or self.token)}
        return post('%s/%s' % (self.base, action), fields, headers)

    def ok(self, action, **fields):
        """Calls an action that has to succeed with the answer that is shown."""
        status, answer = self.post(action, fields)
        found = deviations(answer, SHAPES[action]) if status == 200 else [(status, answer)]
        self.note(action, not found, '%s %s' % (fields, found))
        self.called[action] = self.called.get(action, False) or status == 200
        return answer

    def refused(self, action, expected, status=400, **fields):
        """Calls an action that has to be refused with an error type."""
        found, answer = self.post(action, fields)
        holds = found == status and answer.get('error') == expected and isinstance(answer.get('error_description'), str)
        self.note(action, holds, '%s: %s %s, not %s %s' % (fields, found, answer, status, expected))

    def has(self, action, holds, found):
        """Notes an effect that a call has to have."""
        self.note(action, holds, found)
