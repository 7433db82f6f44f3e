import { setTimeout } from 'node:timers/promises';
import { DefaultQueryExecutor } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Browser } from 'playwright-core';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { SecondFactors } from '../../../src/site/orders/people/second-factors.js';
import type { Users } from '../../../src/site/orders/people/users.js';
import { startBrowser } from '../../conformance/browser.js';
import { ENGINES } from '../databases.js';
import { delayLong, PASSWORD, TestConsole } from './open-console.js';

const STEP = 30_000;
const [first] = ENGINES;

type Agent = Awaited<ReturnType<TestConsole['as']>>;

/** The code of an authenticator app, with the clock of the site. */
function codeOf(test: TestConsole, secret: string, ahead = 0): string {
  const timestamp = Date.now() + test.test.ahead + ahead;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Sets the second factor of the user ada without a request. */
async function setFactorOf(users: Users): Promise<void> {
  const { context } = users.factors;
  const { database, now } = context;
  const ada = { username: 'ada', id: '' };
  const { id } = await database.read
    .selectFrom('users')
    .select('id')
    .where('username', '=', ada.username)
    .executeTakeFirstOrThrow();
  const { secret } = await users.factors.offer({ ...ada, id }, 'svclink');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now() });
  const acting = { by: 'ada', from: 'console' } as const;
  await users.factors.confirm({ ...ada, id }, code, { keep: '', acting });
}

/** Sets the second factor of a user. */
async function setFactor(test: TestConsole, agent: Agent) {
  const { body } = await agent.post('/api/factor').send({ password: PASSWORD }).expect(200);
  const code = codeOf(test, body.secret);
  const { body: set } = await agent.post('/api/factor/confirm').send({ code }).expect(200);
  return { secret: String(body.secret), code, codes: set.recovery_codes as string[] };
}

/** Moves the clock of the site to the begin of a step, so that none ends between a code and its request. */
function beginStep(test: TestConsole): void {
  test.test.ahead += STEP - ((Date.now() + test.test.ahead) % STEP);
}

describe.each(ENGINES)('the second factor of a user on $name', (engine) => {
  let test: TestConsole;
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    test = await TestConsole.open(engine);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await test?.close();
  });

  const logInAs = (more: object, username = 'ada') =>
    test.stranger.post('/api/login').send({ username, password: PASSWORD, ...more });

  it('is asked for after the password, and each code is accepted once', async () => {
    const ada = await test.as('administrator', 'ada');
    const other = await test.as('administrator', 'ada');
    const { secret, code: used } = await setFactor(test, ada);
    await ada.get('/api/factor').expect(200, { is_set: true, recovery_codes: 10 });
    // A browser that was logged in by the password alone is logged out.
    await other.get('/api/orders').expect(401);
    await logInAs({}).expect(401, /second_factor_required/);
    await logInAs({ password: 'another long one' }).expect(401, /User name or password are wrong/);
    // The code that has set the factor is used up.
    await logInAs({ code: used }).expect(401, /code is wrong, or was used/);
    test.test.ahead = 10 * STEP;
    const code = codeOf(test, secret);
    await logInAs({ code: `${code.slice(0, 3)} ${code.slice(3)}` }).expect(200);
    await logInAs({ code }).expect(401, /used before/);
    const { users } = test.test.owner;
    expect(await users.list()).toMatchObject([{ username: 'ada', has_second_factor: true }]);
  });

  it('takes the code of the step before, and none of another time or form', async () => {
    const { secret } = await setFactor(test, await test.as('operator', 'bo'));
    test.test.ahead = 20 * STEP;
    for (const code of [
      codeOf(test, secret, -3 * STEP),
      codeOf(test, secret, 3 * STEP),
      '',
      '12345',
      'abcdef',
      "' OR 1=1",
    ]) {
      test.test.ahead += 20 * 60 * 1000;
      await logInAs({ code }, 'bo').expect(401);
    }
    test.test.ahead += 60 * 60 * 1000;
    beginStep(test);
    await logInAs({ code: codeOf(test, secret, -STEP) }, 'bo').expect(200);
  });

  it.each([
    ['gets another password', (users: Users) => users.setPassword('ada', 'another long one')],
    ['is disabled', (users: Users) => users.setActive('ada', false)],
    ['sets a second factor', setFactorOf],
  ])(
    'begins no session of a user who %s while the password is verified [console.session]',
    async (_, change) => {
      await test.as('administrator');
      await test.as('reader', 'ada');
      const { users } = test.test.owner;
      for (const { id, username } of (await (await test.as('administrator')).get('/api/sessions'))
        .body.sessions) {
        if (username === 'ada')
          await (await test.as('administrator')).delete(`/api/sessions/${id}`);
      }
      const state = jest.spyOn(users.factors, 'state');
      state.mockImplementationOnce(async () => {
        await change(users);
        return { is_set: false, recovery_codes: 0 };
      });
      await logInAs({}).expect(401, /login_refused.*log in again/);
      const administrator = await test.as('administrator');
      const { body } = await administrator.get('/api/sessions').expect(200);
      expect(body.sessions.map(({ username }: { username: string }) => username)).not.toContain(
        'ada',
      );
    },
  );

  it('slows down who guesses codes with the right password', async () => {
    await test.close();
    delayLong();
    test = await TestConsole.open(engine);
    const { secret } = await setFactor(test, await test.as('operator', 'bo'));
    // A slow database: the passwords of all guesses are verified before the first code.
    const slow = setTimeout(1500);
    const { accepts } = SecondFactors.prototype;
    const read = jest.spyOn(SecondFactors.prototype, 'accepts');
    read.mockImplementation(async function (this: SecondFactors, ...given) {
      await slow;
      return accepts.apply(this, given);
    });
    const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(test, secret, steps * STEP));
    const wrong = Array.from({ length: 17 }, (_, index) => String(100_000 + index))
      .filter((code) => !right.includes(code))
      .slice(0, 12);
    const guesses = await Promise.all(wrong.map((code) => logInAs({ code }, 'bo')));
    expect(guesses.map(({ status }) => status)).toContain(429);
    await logInAs({ code: codeOf(test, secret, STEP) }, 'bo').expect(429);
  });

  it('is reset as a whole, or not at all', async () => {
    await test.as('operator', 'ada');
    const { users } = test.test.owner;
    await setFactorOf(users);
    const { context } = users.factors;
    const run = DefaultQueryExecutor.prototype.executeQuery;
    const spy = jest.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    spy.mockImplementation(async function (this: DefaultQueryExecutor, query, ...rest) {
      if (query.sql.startsWith('delete from "recovery_codes"')) throw new Error('the disk is full');
      return run.call(this, query, ...rest);
    } as typeof run);
    await expect(users.factors.reset('ada', true)).rejects.toThrow('the disk is full');
    spy.mockRestore();
    const factors = await context.database.read.selectFrom('second_factors').selectAll().execute();
    expect(factors).toHaveLength(1);
    await users.factors.reset('ada', true);
    const left = await context.database.read.selectFrom('recovery_codes').selectAll().execute();
    expect(left).toEqual([]);
  });

  it('is replaced once by each recovery code', async () => {
    const { codes } = await setFactor(test, await test.as('administrator', 'ada'));
    expect(new Set(codes).size).toBe(10);
    const [one = '', another = ''] = codes;
    await logInAs({ code: one.toUpperCase() }).expect(200);
    await logInAs({ code: one }).expect(401);
    test.test.ahead = 60 * 60 * 1000;
    await logInAs({ code: another.replaceAll('-', ' ') }).expect(200);
    const database = await openDatabase(test.test.database);
    const stored = await database.read.selectFrom('recovery_codes').selectAll().execute();
    await database.close();
    expect(stored).toHaveLength(8);
    expect(JSON.stringify(stored)).not.toContain(codes[2]);
    const audit = await test.test.site.audit.list({});
    expect(audit.filter(({ action }) => action === 'user.recovery-code')).toHaveLength(2);
  });

  it('is set and removed with the password alone, and confirmed by a right code', async () => {
    const ada = await test.as('administrator', 'ada');
    await ada.post('/api/factor').send({ password: 'another long one' }).expect(401);
    await ada.post('/api/factor').send({}).expect(422);
    await ada.post('/api/factor/confirm').send({ code: '123456' }).expect(404);
    test.test.ahead = 60 * 60 * 1000;
    const { body: offered } = await ada.post('/api/factor').send({ password: PASSWORD });
    expect(offered.address).toContain(`secret=${offered.secret}`);
    const wrong = codeOf(test, offered.secret, 60 * STEP);
    await ada
      .post('/api/factor/confirm')
      .send({ code: wrong })
      .expect(422, /check the clock/);
    await ada.post('/api/factor/confirm').send({}).expect(422);
    // A secret that is not confirmed asks nobody for a code, and another offer replaces it.
    await logInAs({}).expect(200);
    await setFactor(test, ada);
    await ada.post('/api/factor').send({ password: PASSWORD }).expect(409);
    await ada.post('/api/factor/remove').send({ password: 'another long one' }).expect(401);
    test.test.ahead += 60 * 60 * 1000;
    await ada.post('/api/factor/remove').send({ password: PASSWORD }).expect(200);
    await logInAs({}).expect(200);
  });

  it('is reset by an administrator and by the command’s service, which ends the sessions', async () => {
    const ada = await test.as('administrator', 'ada');
    const bo = await test.as('operator', 'bo');
    await setFactor(test, bo);
    await bo.post('/api/users/ada/reset-factor').send({}).expect(403);
    await ada.post('/api/users/nobody/reset-factor').send({}).expect(404);
    await ada.post('/api/users/bo/reset-factor').send({}).expect(200);
    await bo.get('/api/orders').expect(401);
    await logInAs({}, 'bo').expect(200);
    await expect(test.test.owner.users.resetSecondFactor('nobody')).rejects.toMatchObject({
      code: 'not_found',
    });
    const audit = await test.test.site.audit.list({});
    const actions = audit.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['user.factor', 'user.factor-reset']));
  });
});

describe('a site that requires a second factor of administrators', () => {
  let test: TestConsole;
  let browser: Browser;
  beforeAll(async () => {
    await first?.start();
    if (!first) return;
    test = await TestConsole.open(first, { secondFactor: 'administrators' });
    browser = await startBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await test?.close();
    await first?.stop();
  });

  it('lets an administrator without one do nothing else, and others work', async () => {
    const eve = await test.as('administrator', 'eve');
    const { body } = await eve.get('/api/state').expect(200);
    expect(body.user).toMatchObject({ must_set_factor: true, has_second_factor: false });
    for (const path of ['orders', 'users', 'accounts', 'sessions', 'live', 'exchanges']) {
      await eve.get(`/api/${path}`).expect(401, /second_factor_required/);
    }
    await eve
      .post('/api/users')
      .send({ username: 'mal' })
      .expect(401, /second_factor_required/);
    const operator = await test.as('operator', 'bo');
    await operator.get('/api/users').expect(200);
    await setFactor(test, eve);
    await eve.get('/api/users').expect(200);
    if (!first) return;
    const strict = await TestConsole.open(first, { secondFactor: 'everybody' });
    const reader = await strict.as('reader');
    await reader.get('/api/orders').expect(401, /second_factor_required/);
    await setFactor(strict, reader);
    await reader.get('/api/users').expect(200);
    await strict.close();
    await expect(TestConsole.open(first, { secondFactor: 'some' as 'everybody' })).rejects.toThrow(
      /secondFactor/,
    );
  });

  it('leads an administrator through it on the page, and asks for the code at the log-in [console.users.confirm]', async () => {
    await test.as('administrator', 'ada');
    const context = await browser.newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const enter = async () => {
      await page.goto(`${test.url}#/orders`);
      await page.getByLabel('User name').fill('ada');
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Log in' }).click();
    };
    await enter();
    await page.getByText('This site requires a second factor').waitFor();
    const password = page.getByLabel('Your password');
    await password.fill('a wrong one that is long');
    await page.getByRole('button', { name: 'Set a second factor' }).click();
    await page.locator('input[type=password][aria-invalid=true]:focus').waitFor();
    await password.fill(PASSWORD);
    await page.getByRole('button', { name: 'Set a second factor' }).click();
    await page.getByRole('img', { name: 'Picture code of the secret' }).waitFor();
    const secret = (await page.locator('.secret code').textContent()) ?? '';
    await page.locator('input[name=code]:focus').waitFor();
    await page.getByLabel('Code of the app').fill('12');
    await page.getByRole('button', { name: 'Set the second factor' }).click();
    await page.getByText('check the clock of the device').waitFor();
    await page.getByLabel('Code of the app').fill(codeOf(test, secret));
    await page.getByRole('button', { name: 'Set the second factor' }).click();
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    const codes = (await page.locator('.secret code').textContent())?.split('\n') ?? [];
    expect(codes).toHaveLength(10);
    // Nothing shows them again: no key, link, step back or reload leaves them by a slip.
    const question = page.getByText('The recovery codes are not shown again.');
    const stay = page.getByRole('button', { name: 'Go on here' });
    for (const slip of [() => page.keyboard.press('Escape'), () => page.goto(`${test.url}#/me`)]) {
      await slip();
      await question.waitFor();
      await stay.click();
      await question.waitFor({ state: 'detached' });
    }
    const asked = page.waitForEvent('dialog');
    const reload = page.reload({ timeout: 3000 }).catch(() => undefined);
    const dialogOfBrowser = await asked;
    expect(dialogOfBrowser.type()).toBe('beforeunload');
    await dialogOfBrowser.dismiss();
    await reload;
    expect(await page.locator('.secret code').textContent()).toBe(codes.join('\n'));
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save in a file' }).click();
    expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
    await page.getByRole('button', { name: 'I have stored them' }).click();
    await page.getByRole('heading', { name: 'Orders' }).waitFor();

    await context.clearCookies();
    await enter();
    await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Orders' }).waitFor();

    // Under Users an administrator removes the factor of somebody who has lost it.
    const bo = await test.as('operator', 'bo');
    await setFactor(test, bo);
    await page.goto(`${test.url}#/users`);
    const row = page.getByRole('row').filter({ hasText: 'bo' });
    await row.getByRole('button', { name: 'Remove second factor' }).click();
    const reset = page.getByRole('dialog', { name: 'Remove second factor: bo' });
    await reset.getByText('bo then logs in with the password alone').waitFor();
    await reset.getByRole('button', { name: 'Remove second factor' }).click();
    await row.getByRole('button', { name: 'Remove second factor' }).waitFor({ state: 'detached' });
    await bo.get('/api/orders').expect(401);

    // Under My account the factor is removed with the password. This site then requires another one.
    await page.goto(`${test.url}#/me`);
    await page.getByText('9 of your recovery codes are unused').waitFor();
    await page.getByRole('button', { name: 'Remove the second factor' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Remove the second factor' }).click();
    await page.getByText('This site requires a second factor').waitFor();
    await context.close();
  }, 60_000);
});
