import { ENGINES } from '../databases.js';
import { TestConsole } from './open-console.js';

describe.each(ENGINES)('the jobs in a console on $name', (engine) => {
  let test: TestConsole;
  beforeAll(async () => {
    await engine.start();
    test = await TestConsole.open(engine);
    // A push address that nobody is at: its job is there until it is done, and nothing runs before the start.
    await test.test.owner.accounts.update('acme', { push_url: 'http://push.invalid/secret-path' });
    await test.test.order();
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const listed = async (agent: Awaited<ReturnType<TestConsole['as']>>, query = {}) =>
    (await agent.get('/api/jobs').query(query).expect(200)).body;

  it('are shown with why they wait, and without what they carry', async () => {
    const agent = await test.as('reader');
    const { jobs, counts, next } = await listed(agent);
    expect(jobs).toMatchObject([{ kind: 'push', state: 'waiting', waits_for: expect.any(String) }]);
    expect(counts).toEqual([{ kind: 'push', state: 'waiting', job_count: 1 }]);
    expect(next).toBeNull();
    expect(Object.keys(jobs[0])).not.toContain('payload');
    expect(JSON.stringify(jobs)).not.toContain('secret-path');
    await agent.post(`/api/jobs/${jobs[0].id}/skip`).send({}).expect(403);
  });

  it('are skipped and taken up again by an operator', async () => {
    const agent = await test.as('operator');
    const [{ id }] = (await listed(agent)).jobs;
    await agent.post(`/api/jobs/${id}/skip`).send({}).expect(200);
    expect((await listed(agent, { state: 'skipped' })).jobs).toMatchObject([
      { id, state: 'skipped' },
    ]);
    await agent
      .post(`/api/jobs/${id}/skip`)
      .send({})
      .expect(404, /not_found/);
    await agent.post(`/api/jobs/${id}/retry`).send({}).expect(200);
    expect((await listed(agent, { state: 'waiting' })).jobs).toMatchObject([{ id }]);
    await agent.post('/api/jobs/1e9/retry').send({}).expect(404);
    await agent
      .get('/api/jobs')
      .query({ state: 'wating' })
      .expect(422, /did you mean waiting/);
    await agent.get('/api/jobs').query({ after: 'x' }).expect(422);
  });
});
