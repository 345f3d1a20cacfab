import '@unjam/board/preact';
import { render } from 'preact';
import { Game } from './game.tsx';

render(<Game />, document.getElementById('app') as HTMLElement);
