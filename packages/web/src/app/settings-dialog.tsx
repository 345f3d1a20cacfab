import { signal, useSignal } from '@preact/signals';
import { today } from '@unjam/core/catalogue';
import { counted } from '@unjam/core/render';
import { Button, Choice } from './controls.tsx';
import { exportDevice, importDevice, progress } from './device/progress.ts';
import { change, settings, themes } from './device/settings.ts';
import { Dialog } from './dialog.tsx';
import { saveFile } from './share/save-file.ts';

const open = signal(false);

export const openSettings = (): void => {
  open.value = true;
};

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
      <label class="check">
        <input
          type="checkbox"
          checked={settings.value.labels}
          onChange={(event) => change({ labels: event.currentTarget.checked })}
        />
        <span>Labels on the vehicles</span>
      </label>
      <Device />
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
  ['H', 'hint'],
  ['Space', 'watch, or pause'],
] as const;

/** Export and import of what is stored on the device. */
function Device() {
  const said = useSignal('');
  const read = async (file: File | undefined) => {
    if (!file) return;
    const result = importDevice(await file.text());
    said.value = result.ok
      ? `${counted(result.value, 'board')} read.`
      : `Not read: ${result.error.message}. Expected ${result.error.expected}.`;
  };
  return (
    <section>
      <h3>Progress</h3>
      <p>
        {counted(Object.keys(progress.value).length, 'puzzle')} solved on this device. Nothing leaves it
        unless you export it.
      </p>
      <div class="row">
        <Button
          onClick={() =>
            saveFile(`unjam-${today()}.json`, new Blob([exportDevice()], { type: 'application/json' }))
          }
        >
          Export
        </Button>
        <label class="button">
          <span>Import</span>
          <input
            class="file"
            type="file"
            accept=".json,application/json"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      <p role="status">{said.value}</p>
    </section>
  );
}
