import { createContext } from 'preact';

/** The place of the text that is typed in what stands within; '' where nothing is stored. */
export const DraftPlace = createContext('');
