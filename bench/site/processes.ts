import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { startPostgres } from '../../test/databases/postgres.js';
import { ask, type Child, runServer, startServer } from '../child.js';
import { type BenchFigure, median } from '../figures.js';
import { notesTo, paced, rateOf } from './loads.js';
import { COUNTING, observed, type ServerWork } from './server-work.js';

const ROUNDS = 4;
const PROCESSES = 4;
const CALLERS = 32;
const ORDERS = 400;
const FEW = 4;
const SECONDS = 2;
/** Seconds in which a process answers thousands of notes before it is measured. */
const WARMING = 5;
/** Milliseconds before the count, in which the exchange log is written. */
const PAUSE = 3000;
const REST = 10_000;

/** Processes that work together: one, or four that share its callers. */
type Group = readonly Child[];
type Pair = readonly [one: Group, four: Group];

/** The work of a group: its rate, and the work of PostgreSQL meanwhile. */
interface Round {
  readonly rate: number;
  readonly server: ServerWork;
  /** Microseconds of CPU time in the processes of a site. */
  readonly cpu: number;
}

type Observe = <Result>(
  work: () => Promise<Result>,
) => Promise<{ readonly result: Result; readonly server: ServerWork }>;

/**
 * Compares four processes of a site on PostgreSQL with one. Programs that run the statements alone are compared in the
 * same way: their loss is that of the machine.
 */
export async function processes(folder: string): Promise<BenchFigure[]> {
  const server = await startPostgres(COUNTING);
  const pool = new Pool({ host: server.folder, user: 'postgres', database: 'postgres', max: 1 });
  const observe: Observe = (work) => observed({ pool, folder: server.folder }, work);
  const started: Child[] = [];
  const group = async (name: string, args: readonly (string | number)[], count: number) => {
    const all: Child[] = [];
    for (let n = 0; n < count; n++) all.push(await startServer(name, args.map(String)));
    started.push(...all);
    return all;
  };
  try {
    await pool.query('CREATE EXTENSION pg_stat_statements');
    // Each group has a database of its own: notes wake idle processes of the same site.
    const [one, four] = [await filled(folder, 'one', server), await filled(folder, 'four', server)];
    const sites: Pair = [await group('site', one, 1), await group('site', four, PROCESSES)];
    const pair = async (name: string, ...args: string[]): Promise<Pair> => [
      await group(name, [one[0], ...args, CALLERS], 1),
      await group(name, [four[0], ...args, CALLERS / PROCESSES], PROCESSES),
    ];
    return [
      ...(await ofSites(sites, observe)),
      await atRest(observe),
      await ofBare(
        'bare transactions of the same statements',
        await pair('bare-transactions', 'bare', 'prepared'),
        observe,
      ),
      await ofBare('bare inserts of a row of that size', await pair('bare-rows'), observe),
    ];
  } finally {
    for (const child of started) child.stop();
    await pool.end();
    await server.stop();
  }
}

/** Makes a site in a database of its own. @returns its address and its folder */
async function filled(folder: string, name: string, server: { url(): Promise<string> }) {
  const [url, location] = [await server.url(), join(folder, name)] as const;
  mkdirSync(location);
  await runServer('fill-site', [url, location, String(ORDERS)]);
  return [url, location] as const;
}

/** The rounds of both groups of a pair. */
type Rounds = readonly (readonly [one: Round, four: Round])[];

async function ofSites([one, four]: Pair, observe: Observe): Promise<BenchFigure[]> {
  // A process needs several times the CPU time for its first hundreds of notes, until its code is compiled.
  const warming = { connections: CALLERS / PROCESSES, seconds: WARMING };
  for (const { port } of [...one, ...four]) await rateOf([port], notesTo(ORDERS), warming);
  const [spread, few]: [[Round, Round][], [Round, Round][]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    spread.push([await notes(one, ORDERS, observe), await notes(four, ORDERS, observe)]);
    few.push([await notes(one, FEW, observe), await notes(four, FEW, observe)]);
  }
  return [
    {
      name: `send_notes to ${ORDERS} orders by four processes on PostgreSQL, to one`,
      ...compared(spread),
      floor: 0.9,
    },
    { name: `the same to ${FEW} orders`, ...compared(few), floor: 0.9 },
    await quarter(
      one,
      spread.map(([alone]) => alone),
    ),
  ];
}

/** Measures the cost of a note in one process that has the load of one of the four, without other processes. */
async function quarter(one: Group, full: readonly Round[]): Promise<BenchFigure> {
  const [site] = one;
  if (!site) throw new Error('there is no process');
  const fully = median(full.map(({ cpu, rate }) => cpu / rate / SECONDS));
  const rate = Math.round(median(full.map((round) => round.rate)) / PROCESSES);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await ask(site, 'cpu');
    const { length } = await paced(site.port, notesTo(ORDERS), { rate, seconds: SECONDS });
    rounds.push(((await ask(site, 'cpu')) - before) / length);
  }
  const raw = `${Math.round(median(rounds))} to ${Math.round(fully)} µs of the process`;
  const name = 'CPU time of a note of one process at a quarter of that load, to all of it';
  return { name, value: median(rounds) / fully, unit: '', raw };
}

async function notes(group: Group, orders: number, observe: Observe): Promise<Round> {
  const cpu = () => Promise.all(group.map((child) => ask(child, 'cpu'))).then(sum);
  const ports = group.map(({ port }) => port);
  const how = { connections: CALLERS / group.length, seconds: SECONDS };
  const before = await cpu();
  const { result, server } = await observe(() => rateOf(ports, notesTo(orders), how));
  return { rate: result, server, cpu: (await cpu()) - before };
}

async function ofBare(name: string, [one, four]: Pair, observe: Observe): Promise<BenchFigure> {
  const measure = async (group: Group): Promise<Round> => {
    const all = () => Promise.all(group.map((child) => ask(child, SECONDS * 1000))).then(sum);
    const { result, server } = await observe(all);
    return { rate: result, server, cpu: Number.NaN };
  };
  const rounds: [Round, Round][] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push([await measure(one), await measure(four)]);
  return { name: `${name} by four programs, to one`, ...compared(rounds) };
}

/** Counts the statements of idle processes. */
async function atRest(observe: Observe): Promise<BenchFigure> {
  await delay(PAUSE);
  const { server } = await observe(() => delay(REST));
  const each = server.statements.all / (PROCESSES + 1) / (REST / 1000);
  return { name: 'statements of such a process at rest', value: each, unit: 'a second', atMost: 2 };
}

function compared(rounds: Rounds): { value: number; unit: string; raw: string } {
  return {
    value: median(rounds.map(([one, four]) => four.rate / one.rate)),
    unit: '',
    raw: `${described(rounds.map(([one]) => one))}\n    to ${described(rounds.map(([, four]) => four))}`,
  };
}

/** Describes rounds: their rate, the cost of one note, and what the connections waited for. */
function described(rounds: readonly Round[]): string {
  const middle = (of: (round: Round) => number) => Math.round(median(rounds.map(of)));
  const done = (round: Round) => round.rate * SECONDS;
  const kinds = ['rollbacks', 'reports', 'polls', 'claims', 'logBatches'] as const;
  const counts = kinds.map(
    (kind) => `${middle(({ server }) => server.statements[kind] / SECONDS)} ${kind}`,
  );
  const waits = new Map<string, number>();
  for (const { server } of rounds) {
    for (const [event, count] of server.waits)
      waits.set(event, (waits.get(event) ?? 0) + count / rounds.length);
  }
  const most = [...waits].filter(([, count]) => count >= 0.05);
  return [
    `${middle(({ rate }) => rate)} a second`,
    `${middle((round) => round.server.cpu / done(round))} µs of PostgreSQL`,
    ...(rounds.some(({ cpu }) => Number.isNaN(cpu))
      ? []
      : [`${middle((round) => round.cpu / done(round))} µs of the processes`]),
    `${counts.join(', ')} a second`,
    `connections: ${most.map(([event, count]) => `${count.toFixed(1)} ${event}`).join(', ')}`,
  ].join('; ');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
