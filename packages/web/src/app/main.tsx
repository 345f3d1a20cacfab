import { render } from 'preact';
import './style/base.css';
import './style/controls.css';
import './style/shell.css';
import './style/play.css';
import { App } from './app.tsx';
import { registerOffline } from './device/offline.ts';
import { watchOptimum } from './play/optimum.ts';
import { startRouting } from './route.ts';
import { warmUp } from './solver/solver.ts';

warmUp();
startRouting();
watchOptimum();
const root = document.querySelector('#app');
if (root) render(<App />, root);
registerOffline();
