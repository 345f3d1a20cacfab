import { useSignal } from '@preact/signals';
import { today } from '@unjam/core/catalogue';
import { saveFile } from '../device/save-file.ts';
import { settingsText } from '../language/english/settings.ts';
import { nothing, type Text } from '../language/language.ts';
import { exportDevice, type Imported, importDevice } from '../model/device-file.ts';
import { Button } from '../parts/controls.tsx';
import { unkeptText } from '../parts/unkept-text.ts';

/** Export and import of what is stored on the device. */
export function DevicePanel() {
  const said = useSignal<Text>(nothing);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const result = importDevice(await file.text());
    said.value = () => `${describeImport(result)} ${unkeptText()}`;
  };
  const t = settingsText();
  return (
    <>
      <p>{unkeptText() || t.onlyHere}</p>
      <div class="row">
        <Button
          onClick={() =>
            saveFile(`unjam-${today()}.json`, new Blob([exportDevice()], { type: 'application/json' }))
          }
        >
          {t.exporting}
        </Button>
        <label class="button">
          <span>{t.importing}</span>
          <input
            class="file"
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              void read(event.currentTarget.files?.[0]);
              // the same file chosen again is read again
              event.currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <p role="status">{said.value()}</p>
    </>
  );
}

function describeImport(result: Imported): string {
  const t = settingsText();
  switch (result.kind) {
    case 'read':
      return [t.fileRead, result.leftOut && t.leftOut, result.keptOwn && t.keptOwn, result.noRoom && t.noRoom]
        .filter(Boolean)
        .join(' ');
    case 'large':
      return t.notRead.large(result.characters, result.most);
    default:
      return t.notRead[result.kind];
  }
}
