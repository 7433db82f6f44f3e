import { useRef } from 'preact/hooks';
import type {
  ImportedWork,
  PhotoTarget,
  WorkFile,
} from '../../../src/site/console/orders/imported-work.js';
import { useAction } from '../../parts/basics.js';
import { afterLast } from '../../parts/uploads-store.js';
import { ask, type ImportedPath, withQuery } from '../../server.js';
import type { GridPhoto } from '../photos/grid-actions.js';
import type { WorkProps } from './work-entry.js';

const PHOTO = /\.(?:jpe?g|png|gif)$/i;

/** The address to which a file of the work is sent. */
export type FileAddress =
  | `${ImportedPath}/results/files`
  | `${ImportedPath}/results/files?${string}`;

/** The changes of files and their flags. Each is one request, of many photos too. */
export interface PhotoActions {
  flag(photos: readonly string[], target: PhotoTarget): void;
  /** Takes flags off that were not sent. */
  unflag(photos: readonly string[], target: PhotoTarget): void;
  remove(files: readonly WorkFile[]): void;
  /** The destination of new files. */
  readonly filesPath: string;
  pathOf(file: File, target?: PhotoTarget): FileAddress;
  /** The destination of a file that replaces another one. */
  replacing(before: WorkFile): (file: File) => FileAddress;
  onAdded(): void;
}

/** Returns the changes of the files of an order, and the failure of the last one. */
export function usePhotoActions({ work, path, onChange }: Omit<WorkProps, 'order'>) {
  const { error, run } = useAction();
  const filesPath = `${path}/results`;
  const pathOf = usePaths(work, path);
  const change = (
    route: 'results' | 'results/unflag',
    photos: readonly string[],
    target: PhotoTarget,
  ) => {
    const flags = photos.map((photo) => ({ photo, ...target.flag }));
    if (flags.length > 0) {
      void run(() => ask('POST', `${path}/${route}`, { flags })).then(onChange);
    }
  };
  const actions: PhotoActions = {
    flag: (photos, target) => change('results', photos, target),
    unflag: (photos, target) => change('results/unflag', photos, target),
    remove: (files) => {
      const ids = files.map(({ id }) => id);
      void run(() => ask('POST', `${path}/results/remove`, { ids })).then(onChange);
    },
    filesPath,
    pathOf,
    replacing:
      ({ key, is_photo }) =>
      ({ name }) => {
        const kind = is_photo ? 'photos' : 'files';
        return withQuery(`${path}/results/files`, { name, key, kind, replaces: '1' });
      },
    onAdded: afterLast(filesPath, onChange),
  };
  return { actions, error };
}

/**
 * Returns the path of a file, under a key of its own: the same file again is the same result, another one of its name
 * is another.
 */
function usePaths({ files }: ImportedWork, path: ImportedPath): PhotoActions['pathOf'] {
  const given = useRef(new Map<string, number>());
  return ({ name, size }, target) => {
    const sizes = new Map([
      ...files.map(({ key, file_size }) => [key, file_size] as const),
      ...given.current,
    ]);
    let key = name;
    for (let count = 2; sizes.has(key) && sizes.get(key) !== size; count += 1) {
      key = name.replace(/(\.[^.]*)?$/, ` (${count})$1`);
    }
    given.current.set(key, size);
    const kind = PHOTO.test(name) ? 'photos' : 'files';
    const flag = target && kind === 'photos' ? { target: JSON.stringify(target.flag) } : {};
    return withQuery(`${path}/results/files`, { name, key, kind, ...flag });
  };
}

/** Returns true for a photo whose flag of a target can be taken off. */
export function canTakeOff({ flags }: WorkFile, { id }: PhotoTarget): boolean {
  return flags.some(({ target, is_sent }) => target === id && !is_sent);
}

/** Returns a file of the work as a photo of a grid. */
export function gridPhoto(file: WorkFile): GridPhoto {
  return { ...file, name: file.key, size: file.file_size };
}
