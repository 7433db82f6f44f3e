import { render } from 'preact';
import { App } from './app.js';
import { keepFocus } from './focus.js';

const root = document.getElementById('console');
keepFocus();
if (root) render(<App />, root);
