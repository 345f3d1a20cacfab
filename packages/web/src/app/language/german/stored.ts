import type { Translation } from '../translation.ts';

export const storedText: Translation['stored'] = {
  full: 'Dieses Gerät kann jetzt keine Ergebnisse, Bretter und Einstellungen behalten: Sein Speicher ist voll.',
  blocked:
    'Dieser Browser behält nichts auf diesem Gerät: Sein Speicher ist gesperrt. Was du hier tust, ist weg, sobald du die Seite schließt.',
  newer:
    'Hier wurde schon eine neuere Version von Unjam benutzt, und diese Seite ändert nichts an dem, was sie gespeichert hat. Lade die Seite neu.',
  ownMoves:
    'Deine eigenen Züge bei diesem Rätsel bleiben, bis du hier einen Zug machst. Öffne es aus „Heute“ oder einer Liste, um mit ihnen weiterzuspielen.',
};
