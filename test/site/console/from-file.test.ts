import { ENGINES } from '../databases.js';
import { TestConsole } from './open-console.js';

const NAMES = 'account,wo_number,address,city,state,zip';
const csv = (...rows: readonly string[]) => [NAMES, ...rows].join('\r\n');
const row = (number: string, account = 'acme') => `${account},${number},1 Elm St,Omaha,NE,68102`;

describe.each(ENGINES)(
  'a file of orders or accounts that a console is sent, on $name',
  (engine) => {
    let test: TestConsole;
    let administrator: Awaited<ReturnType<TestConsole['as']>>;
    let operator: typeof administrator;
    beforeAll(async () => {
      await engine.start();
      test = await TestConsole.open(engine);
      administrator = await test.as('administrator');
      operator = await test.as('operator');
    });
    afterAll(async () => {
      await test?.close();
      await engine.stop();
    });

    const send = (
      content: string | Buffer,
      { list = 'orders/from-file', name = 'orders.csv', agent = operator, query = {} } = {},
    ) =>
      agent
        .post(`/api/${list}`)
        .query({ name, ...query })
        .type('application/octet-stream')
        .buffer(true)
        .parse((response, done) => {
          let text = '';
          response.on('data', (chunk) => {
            text += String(chunk);
          });
          response.on('end', () => done(null, text));
        })
        .send(Buffer.from(content));
    /** The lines of an answer. */
    async function told(...args: Parameters<typeof send>) {
      const { body, headers } = await send(...args).expect(200);
      expect(headers).toMatchObject({
        'content-type': 'application/x-ndjson; charset=utf-8',
        'cache-control': 'no-store',
      });
      const text: string = body;
      return text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    }
    const refused = async (...args: Parameters<typeof send>) => {
      const { status, body } = await send(...args);
      return [status, JSON.parse(body).message];
    };
    const count = async () => (await test.test.owner.orders.list({ limit: 1000 })).length;

    it('is made row by row, and each that is refused is told with its row and column', async () => {
      const before = await count();
      const wide =
        `\ufeff${NAMES};comments;line_items;is_other_allowed`.replaceAll(',', ';') +
        '\r\nacme;F-1;1 Elm St;Omaha;NE;68102;"Mind the ""dog"";\r\nring";"[{""desc"":""Grass"",""qty"":1}]";false\r\n' +
        '\r\n' +
        'acme;F-2;1 Elm St;;NE;68102;;;\r\nnobody;F-3;1 Elm St;Omaha;NE;68102;;;\r\nacme;F-4;1 Elm St;Omaha;NE;68102;;;\r\n';
      const lines = await told(wide);
      expect(lines).toEqual([
        { count: 4 },
        { position: 'row 2', made: { report_id: expect.any(String), wo_number: 'F-1' } },
        { position: 'row 4', refused: 'orders.create.city: is required' },
        { position: 'row 5', refused: 'There is no account nobody.' },
        { position: 'row 6', made: { report_id: expect.any(String), wo_number: 'F-4' } },
        { isWhole: true },
      ]);
      expect(await count()).toBe(before + 2);
      const order = await test.test.owner.orders.get(lines[1].made.report_id);
      expect(order).toMatchObject({
        fields: { comments: 'Mind the "dog";\r\nring' },
        line_items: [{ desc: 'Grass' }],
      });
      const [made] = await test.test.owner.orders.history(lines[1].made.report_id);
      expect(made).toMatchObject({ action: 'created', actor: 'operator' });
    });

    it('has comments in brackets as text, also before it is made', async () => {
      const rows = `${NAMES},Instructions\n${row('TEXT-1')},[RUSH] mow\n${row('TEXT-2')},true\n`;
      const [, first] = await told(rows, { list: 'orders/from-file/preview' });
      expect(first.cells.Instructions).toBe('[RUSH] mow');
      const [, ...made] = (await told(rows)).slice(0, -1);
      const orders = made.map((line) => test.test.owner.orders.get(line.made.report_id));
      const texts = (await Promise.all(orders)).map((order) => order?.fields.comments);
      expect(texts).toEqual(['[RUSH] mow', 'true']);
    });

    it('has flags as spreadsheets write them', async () => {
      const [, ...made] = await told(
        `${NAMES},Other items allowed\n${row('FLAG-1')},FALSE\n${row('FLAG-2')},TRUE\n`,
      );
      const outcomes = made.map((line) => line.made?.wo_number ?? line.refused);
      expect(outcomes.slice(0, 2)).toEqual(['FLAG-1', 'FLAG-2']);
    });

    it('doubles nothing when it is sent again, nor twice at once', async () => {
      const before = await count();
      const rows = csv(row('AGAIN-1'), row('AGAIN-1', 'bolt'), row('AGAIN-2'));
      const both = await Promise.all([told(rows), told(rows)]);
      expect(await count()).toBe(before + 3);
      const made = both.flat().filter((line) => line.made);
      expect(made).toHaveLength(3);
      const ids = made.map((line) => line.made.report_id);
      const again = await told(rows);
      expect(
        again
          .map((line) => line.there)
          .filter(Boolean)
          .toSorted(),
      ).toEqual(ids.toSorted());
      // What was refused is made when it is right, and only that.
      const [, , other] = await told(csv(row('AGAIN-1'), row('AGAIN-3')));
      expect(other.made).toMatchObject({ wo_number: 'AGAIN-3' });
      expect(await count()).toBe(before + 4);
    });

    describe('before its orders are made', () => {
      const list = 'orders/from-file/preview';
      const HEAD = 'Contractor;Work order #;Street;Town;State;Zip-Code;Due date;Colour;Comentss';
      const WORDS = [
        HEAD,
        'acme;W-1;1 Elm St;Omaha;NE;68102;11/23/2026;red;Mind the dog',
        'acme;W-2;1 Elm St;Omaha;NE;68102;2/30/2026;;',
        ';W-3;1 Elm St;Omaha;NE;68102;;;',
        'acme;W-1;1  ELM St;omaha;NE;68102;;;',
        'acme;W-0;1 Elm St;Omaha;NE;68102;;;',
        'nobody;W-4;1 Elm St;Omaha;NE;68102;Dec 1, 2026;;',
      ].join('\r\n');
      const read = async (query: object, content: string = WORDS, path = list) => {
        const { status, body } = await send(content, { list: path, query });
        const lines = String(body).trimEnd().split('\n');
        return status === 200 ? lines.map((line) => JSON.parse(line)) : [JSON.parse(body).message];
      };

      it('is read in the words of people, each row has its outcome, and nothing is stored [console.csv.import]', async () => {
        await told(csv(row('W-0')));
        const before = await count();
        const [first, ...rows] = await read({});
        const members = first.columns.map((one: { member: string }) => one.member);
        expect([first.count, members]).toEqual([
          6,
          ['account', 'wo_number', 'address', 'city', 'state', 'zip', 'date_due', '', ''],
        ]);
        expect(first.columns.at(-1)).toEqual({
          name: 'Comentss',
          member: '',
          suggestion: 'comments',
        });
        const day = 'orders.create.date_due: must be a date that exists, such as 2026-11-23';
        expect(rows.map(({ cells, order, ...one }) => [one, order?.date_due])).toEqual([
          [{ position: 'row 2' }, '20261123'],
          [{ position: 'row 3', refused: day }, '2/30/2026'],
          [{ position: 'row 4', refused: 'orders.create.account: is required' }, undefined],
          [{ position: 'row 5', there: { position: 'row 2' } }, undefined],
          [{ position: 'row 6', there: { report_id: expect.any(String) } }, undefined],
          [{ position: 'row 7', refused: 'There is no account nobody.' }, '20261201'],
          [{ isWhole: true }, undefined],
        ]);
        expect(rows[0].cells).toMatchObject({ Colour: 'red', 'Due date': '11/23/2026' });
        expect(await count()).toBe(before);
      });

      it('is made as it was shown, by the chosen columns, dates and account [console.csv.import]', async () => {
        const columns = JSON.stringify({ Colour: '', Comentss: 'comments' });
        const query = { columns, account: 'acme', unknown: 'leave' };
        const before = await count();
        const made = await read(query, WORDS, 'orders/from-file');
        const planned = await read(query);
        const outcomes = made.map((line) => Object.keys(line).at(-1));
        expect(outcomes).toEqual([
          'count',
          'made',
          'refused',
          'made',
          'there',
          'there',
          'refused',
          'isWhole',
        ]);
        // What was made is there now.
        expect(planned.slice(1).map((line) => Object.keys(line).at(-1))).toEqual(
          outcomes.slice(1).map((one) => (one === 'made' ? 'there' : one)),
        );
        expect(await count()).toBe(before + 2);
        const { fields } = (await test.test.owner.orders.get(made[1].made.report_id)) ?? {};
        expect(fields).toMatchObject({ date_due: '20261123', comments: 'Mind the dog' });
        const days =
          'account,wo_number,address,city,state,zip,Due\nacme,W-9,1 Elm,O,NE,1,03/04/2026';
        const [, dmy] = await read({ days: 'dmy' }, days);
        const [, mdy] = await read({}, days);
        expect([dmy, mdy].map(({ order }) => order.date_due)).toEqual(['20260403', '20260304']);
      });

      it.each([
        [
          'of which two are the same',
          'Zip,Postal code\n1,2\n',
          'Postal code: is the same as the column Zip',
        ],
        [
          'of which one is near a known one',
          'Adress\n1 Elm\n',
          'row 1: Adress: is not known (did you mean address?)',
        ],
        ['without a name', 'account,\nacme,x\n', 'row 1: : is not known'],
        ['of the name of a prototype', 'constructor\nx\n', 'row 1: constructor: is not known'],
      ])('with columns %s is refused as a whole', async (_, content, sentence) => {
        const [message] = await read({}, content, 'orders/from-file');
        expect(message).toContain(sentence);
      });

      it.each([
        [{ columns: '{' }, 'columns: is not JSON'],
        [{ columns: '["zip"]' }, 'columns: must be an object'],
        [{ columns: '{"Street":{}}' }, 'columns.Street: must be text'],
        [{ columns: '{"__proto__":"zip"}' }, '__proto__'],
        [{ columns: '{"Street":"password"}' }, 'password is no member of an order'],
        [{ columns: '{"Street":"city","Town":"city"}' }, 'Street and Town are both city'],
        [{ days: 'ymd' }, 'file.days: must be one of mdy, dmy'],
        [{ unknown: 'yes' }, 'file.unknown: must be one of refuse, leave'],
      ])('%j is refused', async (query, sentence) => {
        for (const path of [list, 'orders/from-file']) {
          expect((await read(query, WORDS, path))[0]).toContain(sentence);
        }
      });

      it('is bounded in its columns, of which one alone is enough', async () => {
        const names = Array.from({ length: 10_000 }, (_, at) => `c${'x'.repeat(60)}${at}`);
        const wide = `${names}\n${names.map(() => '1')}\n`;
        expect(await read({}, wide)).toEqual(['orders.csv: has more than 500 columns']);
        // A name that nearly is one of a member gets a suggestion, up to a number of names.
        const near = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `comments${letter}`);
        const [{ columns }] = await read({}, `Order,${near}\nW-1,${near.map(() => '1')}\n`);
        const suggestions = columns.map((column: { suggestion: string }) => column.suggestion);
        const expected = near.map((_, at) => (at < 20 ? 'comments' : ''));
        expect(suggestions).toEqual(['', ...expected]);
        const [first, one] = await read({}, 'Order\nW-1\n');
        expect(first.columns).toEqual([{ name: 'Order', member: 'wo_number', suggestion: '' }]);
        expect(one.refused).toContain('is required');
      });
    });

    it('may be JSON, one order or a list', async () => {
      const order = {
        account: 'acme',
        wo_number: 'J-1',
        address: '9 Oak',
        city: 'B',
        state: 'NE',
        zip: 1,
      };
      const name = 'orders.JSON';
      const list = JSON.stringify([order, { ...order, wo_number: 'J-2', line_items: 'none' }]);
      expect((await told(JSON.stringify(order), { name })).at(1)).toMatchObject({
        position: 'entry 1',
      });
      expect(await told(list, { name })).toEqual([
        { count: 2 },
        { position: 'entry 1', there: expect.any(String) },
        { position: 'entry 2', refused: expect.stringContaining('line_items: must be a list') },
        { isWhole: true },
      ]);
    });

    it('tells the passwords of accounts once, and keeps those of accounts that are there', async () => {
      const list = 'accounts/from-file';
      const agent = administrator;
      const rows =
        'username,password,org_id\nnorth,,1\nsouth,a password of ours,x\nacme,,3\neast,agreed on,4\n';
      const lines = await told(rows, { list, agent });
      expect(lines).toEqual([
        { count: 4 },
        {
          position: 'row 2',
          made: { username: 'north', password: expect.stringMatching(/^[\w][\w-]{31}$/) },
        },
        { position: 'row 3', refused: 'accounts.create.org_id: must be a whole number' },
        { position: 'row 4', there: 'acme' },
        { position: 'row 5', made: { username: 'east', password: 'agreed on' } },
        { isWhole: true },
      ]);
      const { username, password } = lines[1].made;
      expect(await test.test.send('get_all_orders', {}, { username, password })).toMatchObject({
        success: true,
      });
      const again = await told(rows, { list, agent });
      expect(JSON.stringify(again)).not.toMatch(/"password"|agreed on/);
      expect(await test.test.send('get_all_orders', {}, { username, password })).toMatchObject({
        success: true,
      });
      expect(await test.test.send('get_all_orders', {})).toMatchObject({ success: true });
    });

    it.each([
      ['of another type', 'a,b\n', 'orders.xlsx', 'orders.xlsx: must end in .csv or .json'],
      ['without a name', 'a,b\n', '', 'file: must end in .csv or .json'],
      ['that is empty', '', 'orders.csv', 'orders.csv: has nothing in it'],
      ['of names alone', `${NAMES}\r\n\r\n`, 'orders.csv', 'orders.csv: has nothing in it'],
      ['with an empty list', '[]', 'orders.json', 'orders.json: has nothing in it'],
      [
        'in Latin-1',
        Buffer.from(csv(row('M\u00fcnster')), 'latin1'),
        'a.csv',
        'a.csv: is not UTF-8 text: save it as UTF-8',
      ],
      ['in UTF-16', Buffer.from(`\ufeff${NAMES}`, 'utf16le'), 'a.csv', 'a.csv: is UTF-16 text'],
      [
        'that is a picture',
        Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]),
        'a.csv',
        'a.csv: is not UTF-8 text',
      ],
      [
        'that is no table',
        'Dear Sir,\nplease make an order\n',
        'a.csv',
        'row 1: Dear Sir: is not known',
      ],
      [
        'with a misspelt column',
        'acount,zip\nacme,1\n',
        'a.csv',
        'a.csv: row 1: acount: is not known (did you mean account?)',
      ],
      [
        'with a cell too many',
        csv('', 'a,b,c,d,e,f,g'),
        'a.csv',
        'a.csv: row 3: has more cells than there are names',
      ],
      [
        'with a column twice',
        'account,account\na,b\n',
        'a.csv',
        'the column account is there twice',
      ],
      [
        'with quotes that do not end',
        csv('"acme,1'),
        'a.csv',
        'row 2: a cell in quotes does not end',
      ],
      [
        'with a cell that begins as JSON',
        `line_items\n"[{"\n`,
        'a.csv',
        'a.csv: row 2: line_items: ',
      ],
      ['that is no JSON', '{"account":', 'a.json', 'a.json: is not JSON'],
      ['of texts', '["acme"]', 'a.json', 'must be a JSON object, or a list of objects'],
      ['with a poisonous name', '[{"__proto__":{"x":1}}]', 'a.json', '__proto__'],
      [
        'of 10,001 rows',
        csv(...Array.from({ length: 10_001 }, (_, at) => row(`${at}`))),
        'a.csv',
        'a.csv: has more than 10000 rows',
      ],
      [
        'of 10,001 entries',
        JSON.stringify(Array.from({ length: 10_001 }, () => ({}))),
        'a.json',
        'a.json: has more than 10000 entries',
      ],
    ])('%s is refused whole, and nothing of it is made', async (_, content, name, sentence) => {
      const before = await count();
      const [status, message] = await refused(content, { name });
      expect([status, message]).toEqual([422, expect.stringContaining(sentence)]);
      const list = 'orders/from-file/preview';
      // A person chooses what an unknown column is.
      if (!message.includes('is not known')) {
        expect(await refused(content, { name, list })).toEqual([status, message]);
      }
      expect(await count()).toBe(before);
    });

    it('takes passwords and names of accounts as text, whatever they begin with', async () => {
      const rows =
        'username,password,display_name,client_companies\n' +
        'bracket,{agreed on,[East] Homes,"[""Big, Inc"",""Small""]"\nflag,true,TRUE,Other;More\nno-one,,,Small\n';
      const lines = await told(rows, { list: 'accounts/from-file', agent: administrator });
      expect(lines.slice(1, -1)).toEqual([
        { position: 'row 2', made: { username: 'bracket', password: '{agreed on' } },
        { position: 'row 3', made: { username: 'flag', password: 'true' } },
        { position: 'row 4', refused: expect.stringContaining('Small') },
      ]);
      const accounts = await test.test.owner.accounts.list();
      expect(accounts.filter(({ username }) => /bracket|flag/.test(username))).toMatchObject([
        { display_name: '[East] Homes', client_companies: ['Big, Inc', 'Small'] },
        { display_name: 'TRUE', client_companies: ['More', 'Other'] },
      ]);
    });

    it('is bounded, and read from nobody who may not send it', async () => {
      const before = await count();
      await send(`${csv(row('BIG'))}${' '.repeat(4 * 1024 * 1024)}`).expect(413);
      const rows = csv(row('FOREIGN'));
      const reader = await test.as('reader');
      await send(rows, { agent: reader }).expect(403);
      await send('username\nx\n', { list: 'accounts/from-file' }).expect(403);
      await send('a,b\n1,2\n', { list: 'records', agent: reader }).expect(403);
      await send(rows, { list: 'orders/from-file/preview', agent: reader }).expect(403);
      await send(rows, { agent: test.stranger }).expect(401);
      await send(rows).set('Sec-Fetch-Site', 'cross-site').expect(403);
      await send(rows).set('Origin', 'https://evil.example').expect(403);
      const post = () => operator.post('/api/orders/from-file').query({ name: 'a.csv' });
      await post()
        .type('text/csv')
        .send(rows)
        .expect(422, /octet-stream/);
      await post()
        .type('form')
        .send(rows)
        .expect(422, /octet-stream/);
      expect(await count()).toBe(before);
    });

    it.each([
      ['item;Price, net;Total', { item: 'Mow', 'Price, net': '1,50', Total: '3,00' }],
      ['"a, b, c";Total;item', { 'a, b, c': 'Mow', Total: '1,50', item: '3,00' }],
      ['item\tPrice, net\t"a;b;c"', { item: 'Mow', 'Price, net': '1,50', 'a;b;c': '3,00' }],
    ])(
      'has the separator that its titles have most often outside of quotes: %j',
      async (titles, record) => {
        const separator = titles.includes('\t') ? '\t' : ';';
        const { body } = await send(`${titles}\r\n${['Mow', '1,50', '3,00'].join(separator)}`, {
          list: 'records',
        });
        expect(JSON.parse(String(body))).toEqual({ records: [record] });
      },
    );

    it('can be read into rows that are edited before they are kept', async () => {
      const { body } = await send('id;description\r\n501;Grass\r\n"502";"Lock; new"\r\n', {
        list: 'records',
        name: 'items.csv',
      });
      expect(JSON.parse(body)).toEqual({
        records: [
          { id: '501', description: 'Grass' },
          { id: '502', description: 'Lock; new' },
        ],
      });
    });
  },
);
