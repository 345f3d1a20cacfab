// On the server: the component as a string. `picture` is a board that is seen before any script has run.
import { boardHtml } from '@unjam/board/server';
import { renderToString } from 'react-dom/server';
import { Game } from './game.tsx';

export const page = () => renderToString(<Game />);
export const picture = () =>
  renderToString(<div dangerouslySetInnerHTML={{ __html: boardHtml({ board: 'XX.A/...A/..../....' }) }} />);
