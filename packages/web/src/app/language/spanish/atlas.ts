import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { count, moves, nouns, puzzles, states } from './words.ts';

export const atlasText: Translation['atlas'] = {
  title: 'Atlas',
  loading: 'Cargando el atlas…',
  about: (size, n, all) => `Todos los puzles mínimos de ${size}: ${puzzles(n)} con ${states(all)}.`,
  size: (width, height, least, most) => {
    const walls = nouns('muro', 'muros')(most);
    const having = least === most ? ` con ${walls}` : ` con ${number(least)} a ${walls}`;
    return `${width} por ${height}${most === 0 ? '' : having}`;
  },
  board: 'Tableros',
  transferred: (kilobytes) => `${number(kilobytes)} KB cargados hasta ahora.`,
  failed: {
    missing: (why) => `Aquí no hay ningún atlas (${why}). unjam serve y la aplicación construida llevan uno.`,
    version: (why) => `Recarga la página para tener la aplicación más nueva (${why}).`,
    'no-ranges': (why) => `El atlas solo se puede cargar entero (${why}).`,
    'other-file': (why) =>
      `El atlas cambió entretanto (${why}). Recarga la página; si no ayuda, hay que actualizarlo en el servidor.`,
    damaged: (why) =>
      `El atlas está dañado (${why}). Recarga la página; si no ayuda, hay que actualizarlo en el servidor.`,
    network: (why) => `No se pudo llegar al atlas (${why}). Inténtalo otra vez cuando tengas conexión.`,
    storage: (why) => `El atlas está cargado por ahora, pero no se guardó (${why}).`,
  },
  withoutNetwork:
    'No tienes conexión, y este atlas no está en este dispositivo. Cuando la tengas, cárgalo aquí para usarlo sin red; todo lo demás funciona ya.',
  again: 'Intentarlo otra vez',
  filter: 'Filtrar y ordenar',
  filterLabel: 'Filtro',
  measures: {
    moves: 'Movimientos',
    steps: 'Pasos',
    vehicles: 'Vehículos',
    trucks: 'Camiones',
    walls: 'Muros',
    rating: 'Puntuación',
  },
  least: (measure) => `${measure}, mín.`,
  most: (measure) => `${measure}, máx.`,
  timeFrom: 'Tiempo, desde',
  timeTo: 'Tiempo, hasta',
  statesFrom: 'Posiciones, desde',
  statesTo: 'Posiciones, menos de',
  any: 'Todos',
  themes: 'Temas',
  sort: 'Ordenar por',
  orders: {
    longest: 'Más movimientos',
    shortest: 'Menos movimientos',
    hardest: 'Más difíciles para personas',
    easiest: 'Más fáciles para personas',
    'most-steps': 'Más pasos',
    'most-vehicles': 'Más vehículos',
    'fewest-vehicles': 'Menos vehículos',
    'most-states': 'Más posiciones',
    'fewest-states': 'Menos posiciones',
  },
  clear: 'Mostrar todos',
  draw: 'Sacar uno al azar',
  found: (n, of) => `${number(n)} de ${puzzles(of)}`,
  none: 'Ningún puzle coincide con este filtro.',
  page: (at, of) => `página ${number(at)} de ${number(of)}`,
  pages: 'Páginas de puzles',
  previous: 'Anterior',
  next: 'Siguiente',
  map: {
    title: 'Movimientos y vehículos',
    label: (n) => `Gráfico de movimientos de izquierda a derecha y vehículos de abajo arriba, ${puzzles(n)}`,
    hint: 'Arrastra sobre una parte de un gráfico para ver solo sus puzles. Con el teclado: las flechas mueven la parte, con Mayús cambian su tamaño, Esc la quita.',
    axes: (most, vehicles) => `0 a ${most} movimientos → · ${vehicles} vehículos ↑`,
  },
  times: {
    title: 'Tiempo previsto',
    label: (bars) => `Gráfico del tiempo que necesita la mitad de los jugadores: ${bars}`,
  },
  card: moves,
  inSteps: (n) => `posición más difícil en pasos: ${number(n)}`,
  predicted: (time, rating) => `unos ${time}, puntuación ${rating}`,
  select: 'Elegir',
  selected: (n) => count(n, { one: '# elegido', many: '# elegidos', other: '# elegidos' }),
  selectNone: 'No elegir ninguno',
  printing: (n) =>
    n > 0
      ? count(n, {
          one: 'Imprimir el puzle elegido (#)',
          many: 'Imprimir los # elegidos',
          other: 'Imprimir los # elegidos',
        })
      : 'Imprimir esta página',
  save: 'Guardar como texto',
  puzzle: 'Puzle del atlas',
  play: 'Jugar',
  solve: 'Resolver',
  lab: 'Mapa',
  edit: 'Crear',
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado.',
  copyFailed: 'El navegador no permite copiar: abre el puzle y compártelo desde ahí.',
  facts: {
    id: 'Identificador',
    moves: 'Solución más corta',
    steps: 'Posición más difícil en pasos',
    solutions: 'Soluciones más cortas',
    states: 'Posiciones de su grupo',
    time: 'Tiempo previsto',
    rating: 'Puntuación',
    themes: 'Temas',
  },
  noThemes: 'ninguno',
  find: 'Buscar un tablero',
  findLabel: 'Un tablero en cualquier formato',
  findPlayed: 'El tablero que juego',
  finding: 'Buscando su grupo…',
  answers: {
    found: (own, hardest) =>
      `Está aquí. Esta posición necesita ${moves(own)}; la más difícil de su grupo, ${number(hardest)}.`,
    reduced: (own, pieces, hardest) =>
      `Necesita ${moves(own)}. ${count(pieces, {
        one: 'Se podría quitar # vehículo o muro',
        many: 'Se podrían quitar # de vehículos o muros',
        other: 'Se podrían quitar # vehículos o muros',
      })} sin que su grupo sea más fácil; lo que queda está aquí, y su posición más difícil necesita ${moves(hardest)}.`,
    absent: (n) =>
      `Su grupo no está en este atlas, aunque su posición más difícil necesita ${moves(n)}: el atlas no tiene filas ni columnas llenas de borde a borde, ni un segundo vehículo en la fila del coche rojo.`,
    size: (size) => `Este atlas solo tiene tableros de ${size}.`,
    shape:
      'Ningún atlas tiene este tablero: el coche rojo ocupa dos casillas y está en la tercera fila desde un borde, los demás vehículos ocupan dos o tres casillas.',
    walls: (size) => `Este atlas solo tiene tableros de ${size}; este tiene otro número de muros.`,
    unsolvable: 'Este tablero no tiene solución, así que ningún atlas lo tiene.',
    limit: 'Su grupo es demasiado grande para explorarlo aquí.',
    broken: (why) => `Esto no es un tablero: ${why}.`,
  },
  show: 'Mostrarlo',
  offline: 'Sin conexión',
  offlineOffer: (megabytes) =>
    `El atlas entero ocupa ${megabytes} MB. Una vez en este dispositivo, la página funciona sin conexión.`,
  load: (megabytes) => `Cargar los ${megabytes} MB`,
  progress: (share) => `Cargando el atlas: ${share}`,
  kept: 'El atlas entero está en este dispositivo.',
  inMemory: 'El atlas entero está cargado, hasta que se cierre esta página.',
  forget: 'Quitarlo de este dispositivo',
};
