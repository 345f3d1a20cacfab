import { signal } from '@preact/signals';
import { commonText } from '../language/english/common.ts';
import { settingsText } from '../language/english/settings.ts';
import { languageNames } from '../language/language-names.ts';
import { languages } from '../language/languages.ts';
import { themes } from '../model/settings.ts';
import { changeSettings, progress, settings } from '../model/state.ts';
import { actions, keyName } from '../parts/actions.ts';
import { Choice, Select } from '../parts/choices.tsx';
import { Button } from '../parts/controls.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { pageIcons } from '../parts/page-icons.ts';
import { DevicePanel } from './device-panel.tsx';
import { RatingPanel } from './rating-panel.tsx';

const open = signal(false);

export const openSettings = (): void => {
  open.value = true;
};

function follow(link: string): void {
  open.value = false;
  location.hash = link;
}

/** A setting that is on or off. */
const Check = ({
  name,
  label,
}: {
  name: 'labels' | 'timer' | 'sounds' | 'vibration' | 'workbench';
  label: string;
}) => (
  <label class="check">
    <input
      type="checkbox"
      checked={settings.value[name]}
      onChange={(event) => changeSettings({ [name]: event.currentTarget.checked })}
    />
    <span>{label}</span>
  </label>
);

export function SettingsDialog() {
  const t = settingsText();
  return (
    <Dialog title={commonText().settings} open={open}>
      <Choice
        legend={t.theme}
        name="theme"
        value={settings.value.theme}
        options={themes.map((value) => ({ value, label: t.themes[value] }))}
        onChange={(theme) => changeSettings({ theme })}
      />
      <Select
        label={t.language}
        value={settings.value.language}
        options={[
          { value: 'system', label: t.system },
          ...languages.map(({ code }) => ({ value: code, label: languageNames[code] })),
        ]}
        onChange={(value) =>
          changeSettings({ language: languages.find(({ code }) => code === value)?.code ?? 'system' })
        }
      />
      <div>
        <Check name="labels" label={t.labels} />
        <Check name="timer" label={t.timer} />
        <Check name="sounds" label={t.sounds} />
        {typeof navigator.vibrate === 'function' && <Check name="vibration" label={t.vibration} />}
        <Check name="workbench" label={t.workbench} />
      </div>
      <section>
        <h3>{t.progress}</h3>
        <p>{t.solvedHere(Object.keys(progress.value).length)}</p>
        <RatingPanel />
        <DevicePanel />
      </section>
      <p class="row">
        <Button icon={pageIcons.learn} onClick={() => follow('#1/play/lesson-1')}>
          {t.howToPlay}
        </Button>
        <Button icon={pageIcons.statistics} onClick={() => follow('#1/statistics')}>
          {commonText().pages.statistics}
        </Button>
      </p>
      <h3>{t.keys}</h3>
      <dl class="keys">
        {keys().map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Each key with what it does: those of the board itself, and those of the actions. */
function keys(): readonly (readonly [key: string, meaning: string])[] {
  const { keyNames, keyMeanings } = settingsText();
  const own = (['tab', 'arrows', 'pages'] as const).map((key) => [keyNames[key], keyMeanings[key]] as const);
  const ofActions = actions.flatMap((action) =>
    'key' in action
      ? [[action.key === ' ' ? keyNames.space : keyName(action.key), keyMeanings[action.id]] as const]
      : [],
  );
  return [...own, ...ofActions];
}
