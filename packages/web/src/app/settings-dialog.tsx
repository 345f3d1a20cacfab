import { signal } from '@preact/signals';
import { counted } from '@unjam/core/render';
import { Button, Choice } from './controls.tsx';
import { DevicePanel } from './device/device-panel.tsx';
import { progress } from './device/progress.ts';
import { change, settings, themes } from './device/settings.ts';
import { Dialog } from './dialog.tsx';

const open = signal(false);

export const openSettings = (): void => {
  open.value = true;
};

function follow(link: string): void {
  open.value = false;
  location.hash = link;
}

/** A setting that is on or off. */
const Check = ({ name, label }: { name: 'labels' | 'timer' | 'sounds' | 'vibration'; label: string }) => (
  <label class="check">
    <input
      type="checkbox"
      checked={settings.value[name]}
      onChange={(event) => change({ [name]: event.currentTarget.checked })}
    />
    <span>{label}</span>
  </label>
);

const themeNames = { system: 'System', light: 'Light', dark: 'Dark' };

export function SettingsDialog() {
  return (
    <Dialog title="Settings" open={open}>
      <Choice
        legend="Theme"
        name="theme"
        value={settings.value.theme}
        options={themes.map((value) => ({ value, label: themeNames[value] }))}
        onChange={(theme) => change({ theme })}
      />
      <div>
        <Check name="labels" label="Labels on the vehicles" />
        <Check name="timer" label="Show the time" />
        <Check name="sounds" label="Sounds" />
        {typeof navigator.vibrate === 'function' && <Check name="vibration" label="Vibration" />}
      </div>
      <section>
        <h3>Progress</h3>
        <p>{counted(Object.keys(progress.value).length, 'puzzle')} solved on this device.</p>
        <DevicePanel />
      </section>
      <p class="row">
        <Button icon="learn" onClick={() => follow('#1/play/lesson-1')}>
          How to play
        </Button>
        <Button icon="statistics" onClick={() => follow('#1/statistics')}>
          Statistics
        </Button>
      </p>
      <h3>Keys</h3>
      <dl class="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const keys = [
  ['Tab', 'next vehicle'],
  ['Arrows', 'slide it one cell, with Shift as far as it goes'],
  ['U', 'undo'],
  ['R', 'redo'],
  ['H', 'hint: each press says more'],
  ['Space', 'watch, or pause'],
] as const;
