/**
 * A caller in a process of its own, so that nothing else delays it. It repeats one call and times the answers:
 * `{ port, body }` sets the call, `begin` starts a measurement, `end` asks for its result. `paused` is the longest time
 * for which the machine let this process do nothing, as it then does others.
 */
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true });
let [slowest, answered, failure] = [0, 0, ''];

/** Milliseconds between two beats, and the most that one was late. */
const BEAT = 10;
let [paused, last] = [0, performance.now()];
setInterval(() => {
  const now = performance.now();
  paused = Math.max(paused, now - last - BEAT);
  last = now;
}, BEAT);

function call(port: number, body: string): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method: 'POST', agent, headers });
    sent.on('response', (response) => text(response).then(resolve, reject));
    sent.on('error', reject);
    sent.end(body);
  });
}

async function repeat({ port, body }: { port: number; body: string }): Promise<never> {
  for (;;) {
    const began = performance.now();
    const answer = await call(port, body).catch(String);
    slowest = Math.max(slowest, performance.now() - began);
    answered += 1;
    if (!answer.includes('"success":true')) failure ||= answer;
    await delay(5);
  }
}

process.on('message', (message: 'begin' | 'end' | { port: number; body: string }) => {
  if (message === 'begin') [slowest, answered, failure, paused] = [0, 0, '', 0];
  else if (message === 'end') process.send?.({ slowest, answered, failure, paused });
  else void repeat(message);
});
// The process ends with the test that started it.
process.on('disconnect', () => process.exit());
process.send?.('ready');
