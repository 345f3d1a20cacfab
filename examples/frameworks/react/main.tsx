// On the page: the element, and the component in the HTML that the server has written, or in an empty page.
import '@unjam/board/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Game } from './game.tsx';

const place = document.getElementById('app') as HTMLElement;
if (place.firstElementChild) hydrateRoot(place, <Game />);
else createRoot(place).render(<Game />);
