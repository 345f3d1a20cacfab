import { useSignal } from '@preact/signals';
import { today } from '@unjam/core/catalogue';
import { counted } from '@unjam/core/render';
import { Button } from '../controls.tsx';
import { saveFile } from '../share/save-file.ts';
import { exportDevice, importDevice } from './progress.ts';

/** Export and import of what is stored on the device. */
export function DevicePanel() {
  const said = useSignal('');
  const read = async (file: File | undefined) => {
    if (!file) return;
    const result = importDevice(await file.text());
    said.value = result.ok
      ? `${counted(result.value, 'board')} read.`
      : `Not read: ${result.error.message}. Expected ${result.error.expected}.`;
  };
  return (
    <>
      <p>Your results are only on this device. Nothing leaves it unless you export it.</p>
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
    </>
  );
}
