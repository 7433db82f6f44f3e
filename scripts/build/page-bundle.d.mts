import type { Plugin } from 'esbuild';

export function bundlePage(outdir: string, plugins?: readonly Plugin[]): Promise<void>;
