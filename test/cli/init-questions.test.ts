import { askOnTerminal } from '../../src/cli/init/choices/questions.js';

const text = jest.fn();
const select = jest.fn();
const multiselect = jest.fn();
const gaveUp = Symbol('gave up');

jest.mock('@clack/prompts', () => ({
  text: (options: unknown) => text(options),
  select: (options: unknown) => select(options),
  multiselect: (options: unknown) => multiselect(options),
  isCancel: (answer: unknown) => answer === gaveUp,
}));

const nothing = { directory: undefined, template: undefined, events: undefined };

beforeEach(() => {
  text.mockReset().mockResolvedValue('mine');
  select.mockReset().mockResolvedValue('javascript');
  multiselect.mockReset().mockResolvedValue(['get_order', 'get_foh']);
});

describe('the questions of svclink init', () => {
  it('are asked for what was not said', async () => {
    const answers = await askOnTerminal(nothing);
    expect(answers).toEqual({
      directory: 'mine',
      template: 'javascript',
      events: 'get_order,get_foh',
    });
    const { options } = select.mock.calls[0][0];
    expect(options.map(({ value }: { value: string }) => value)).toEqual([
      'minimal',
      'demo',
      'javascript',
      'site',
      'site-javascript',
    ]);
    expect(multiselect.mock.calls[0][0].options).toHaveLength(23);
  });

  it('leave out what was said', async () => {
    const said = { directory: 'a', template: 'demo', events: 'get_order' };
    expect(await askOnTerminal(said)).toEqual(said);
    for (const question of [text, select, multiselect]) expect(question).not.toHaveBeenCalled();
  });

  it('ask for no events where the template has its own', async () => {
    select.mockResolvedValue('minimal');
    expect(await askOnTerminal(nothing)).toMatchObject({ template: 'minimal', events: undefined });
    expect(multiselect).not.toHaveBeenCalled();
  });

  it('take all events together', async () => {
    multiselect.mockResolvedValue(['all', 'get_foh']);
    expect((await askOnTerminal(nothing))?.events).toBeUndefined();
  });

  it.each([
    ['first', text],
    ['second', select],
    ['third', multiselect],
  ])('end when the user gives up at the %s', async (_case, question) => {
    question.mockResolvedValue(gaveUp);
    expect(await askOnTerminal(nothing)).toBeUndefined();
  });
});
