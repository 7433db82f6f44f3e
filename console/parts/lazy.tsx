import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { AskError } from '../server.js';
import { texts } from '../texts.js';
import { Failure } from './basics.js';

/** Displays a view whose code is loaded when it is first needed. */
export function Lazy<Props extends object>(props: {
  readonly load: () => Promise<{ default: ComponentType<Props> }>;
  readonly given: Props;
}) {
  const [View, setView] = useState<ComponentType<Props>>();
  const [error, setError] = useState<AskError>();
  const { load } = props;
  useEffect(() => {
    load().then(
      (module) => setView(() => module.default),
      () => setError(new AskError('unreachable', texts.unreachable)),
    );
  }, [load]);
  if (error) return <Failure error={error} onRetry={() => location.reload()} />;
  if (View) return <View {...props.given} />;
  return (
    <p class="faint" data-loading>
      {texts.loading}
    </p>
  );
}

/** True while the code of a part of the page is being loaded. */
export const isPartLoading = () => document.querySelector('main [data-loading]') !== null;
