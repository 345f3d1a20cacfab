import { useSignal } from '@preact/signals';
import type { CatalogueEntry } from '@unjam/core/catalogue';
import { useEffect } from 'preact/hooks';
import { resultText } from '../language/english/result.ts';
import { number } from '../language/language.ts';
import { dailyOf, loadCatalogue } from '../model/catalogue.ts';
import { bandOf, bands, distributionOf } from '../model/distribution.ts';
import { dailyResults } from '../model/state.ts';
import '../style/distribution.css';

const signs = { few: '+1–3', many: '+4…' } as const;

/** How the player's days went, with the band of one day marked. */
export function Distribution({ day }: { day?: string }) {
  const entries = useSignal<readonly CatalogueEntry[]>([]);
  useEffect(() => {
    void loadCatalogue().then((read) => {
      entries.value = read;
    });
  }, []);
  const results = dailyResults.value;
  if (entries.value.length === 0 || Object.keys(results).length === 0) return null;
  const fewest = (one: string) => dailyOf(entries.value, one).moves;
  const counts = distributionOf(results, fewest);
  const most = Math.max(...Object.values(counts));
  const best = day === undefined ? undefined : results[day];
  const present = best && day ? bandOf(best, fewest(day)) : undefined;
  const { days, bandNames } = resultText();
  return (
    <table class="distribution">
      <caption>{days}</caption>
      <tbody>
        {bands.map((band) => (
          <tr key={band} class={band === present ? 'now' : undefined}>
            <th scope="row">{band === 'fewest' || band === 'help' ? bandNames[band] : signs[band]}</th>
            <td>
              <progress max={most} value={counts[band]} aria-hidden="true" />
              {number(counts[band])}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
