import { createContext } from 'preact';
import type { RefusedMember } from '../plain-words.js';

/** The member of a list that the site refuses. The editor of the rows displays it; undefined without a refusal. */
export const RefusedRow = createContext<RefusedMember | undefined>(undefined);
