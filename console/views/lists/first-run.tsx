import { addressOf } from '../../address.js';
import { Secret } from '../../parts/secret.js';
import { texts } from '../../texts.js';

/** The first steps of an empty site: it gives out orders, or takes them in. */
export function FirstRun({ receiver }: { receiver: string }) {
  const { first } = texts.today;
  const ways = [
    [first.gives, first.givesSteps],
    [first.takes, first.takesSteps],
  ] as const;
  return (
    <>
      <h2>{first.title}</h2>
      <p>{first.lead}</p>
      {ways.map(([title, steps]) => (
        <section key={title}>
          <h3>{title}</h3>
          <ol>
            {steps.map(([step, view]) => (
              <li key={step}>
                {view === '' ? step : <a href={addressOf([view])}>{step}</a>}
                {step.endsWith(':') && <Secret label={first.receiver} value={receiver} />}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
