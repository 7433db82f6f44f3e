import { createContext } from 'preact';

/** The path of the text that is typed within this element; '' where nothing is stored. */
export const DraftPath = createContext('');
