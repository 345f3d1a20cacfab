import '@unjam/board/svelte';
import { mount } from 'svelte';
import Game from './game.svelte';

mount(Game, { target: document.getElementById('app') as HTMLElement });
