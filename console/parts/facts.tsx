import type { ComponentChildren } from 'preact';

/** One entry of a list of facts, a `dl` of the class `facts`. */
export function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Facts by their names. */
export type NamedFacts = readonly (readonly [name: string, value: ComponentChildren])[];

/** A list of named facts. */
export function Facts({ facts }: { facts: NamedFacts }) {
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}
