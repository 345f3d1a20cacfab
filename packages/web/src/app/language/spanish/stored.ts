import type { Translation } from '../translation.ts';

export const storedText: Translation['stored'] = {
  full: 'Este dispositivo no puede guardar ahora resultados, tableros ni ajustes: su almacenamiento está lleno.',
  blocked:
    'Este navegador no guarda nada en este dispositivo: su almacenamiento está bloqueado. Lo que hagas aquí se pierde al cerrar la página.',
  newer:
    'Aquí se ha usado una versión más nueva de Unjam, y esta página no cambia lo que aquella guardó. Vuelve a cargar la página.',
  ownMoves:
    'Tus propios movimientos en este puzle se guardan hasta que muevas aquí. Ábrelo desde «Hoy» o una lista para seguir con ellos.',
};
