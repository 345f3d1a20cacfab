import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { runsAll, someOr, testInAll } from '../../../testing/in-all.ts';
import { appAddress, bytesOf, drag, openShare, revisit, SHORT, useBrowser, visit } from './browser.ts';

useBrowser();

describe('a link is a replay', () => {
  testInAll('which is watched to the end', async () => {
    const page = await revisit(`#1/play/${SHORT}/1d1.0r1.0r3/0`, { reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: 'Watch' }).click();
    await page.getByText('Solved in 2 moves.').waitFor();
  });

  test('the address holds the game, also for another device', async () => {
    const page = await visit({ hash: `#1/play/${SHORT}` });
    await drag(page, 'blue car B', 0, 1);
    await drag(page, 'red car', 1, 0);
    await page.keyboard.press('u');
    await expect.poll(() => new URL(page.url()).hash).toBe(`#1/play/${SHORT}/1d1.0r1/1`);
    const other = await visit({ hash: new URL(page.url()).hash });
    await expect.poll(() => other.locator('.counts dd').first().textContent()).toBe('1 · best 2');
    await other.keyboard.press('r');
    await expect.poll(() => other.locator('.counts dd').first().textContent()).toBe('2 · best 2');
  });

  test.each(
    someOr(4, [
      ['another version', '#9/play', 'This link was made by a newer version'],
      ['no board', '#1/play/hello', 'expected'],
      ['an illegal move', `#1/play/${SHORT}/0r4`, 'the move is illegal'],
      ['a damaged code', '#1/play/%E0%A4%A', 'the link has a % without two digits'],
      ['oversized', `#1/play/${'A'.repeat(70_000)}`, 'the link has 70007 characters'],
      ['binary', '#1/play/%00%01', 'expected'],
      ['markup', '#1/play/<img src=x onerror=alert(1)>', 'expected'],
    ]),
  )('%s is refused with a message', async (_, hash, words) => {
    const page = await revisit(hash);
    await page.getByRole('alert').getByText(words).waitFor();
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    expect(await page.locator('unjam-board, .draft').count()).toBe(0);
    await page.getByRole('link', { name: 'Choose a puzzle' }).click();
    await page.locator('.card').first().waitFor();
  });
});

describe('files', () => {
  test.each(
    someOr(2, [
      ['Picture', 'unjam-board.png', [0x89, 0x50, 0x4e, 0x47]],
      ['Drawing (SVG)', 'unjam-board.svg', [0x3c, 0x73, 0x76, 0x67]],
      ['Animation', 'unjam-solution.gif', [0x47, 0x49, 0x46, 0x38]],
      ['Card', 'unjam-card.png', [0x89, 0x50, 0x4e, 0x47]],
    ]),
  )('%s', async (button, name, head) => {
    const page = await revisit(`#1/play/${SHORT}`);
    await openShare(page);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: button, exact: true }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(name);
    expect([...(await bytesOf(download)).subarray(0, 4)]).toEqual(head);
  });

  test('progress is exported to a file and imported on another device', async () => {
    const page = await visit({ hash: `#1/play/${SHORT}` });
    await drag(page, 'blue car B', 0, 1);
    await drag(page, 'red car', 4, 0);
    await page.getByText(/^Solved in 2 moves/).waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText('1 puzzle solved on this device.').waitFor();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const progress = await bytesOf(await coming);

    const other = await visit({});
    await other.getByRole('button', { name: 'Settings' }).click();
    await other.getByText('0 puzzles solved on this device.').waitFor();
    await other.locator('input[type=file]').setInputFiles({
      name: 'progress.json',
      mimeType: 'application/json',
      buffer: progress,
    });
    await other.getByText('The file was read. What it has was added here.').waitFor();
    await other.getByText('1 puzzle solved on this device.').waitFor();
    await other.locator('input[type=file]').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"other":true}'),
    });
    await other.getByText('Not read: the file is JSON, but this app did not export it.').waitFor();
    for (const [bytes, words] of [
      [Buffer.from([0, 255, 1, 254]), 'Not read: the file is not JSON.'],
      ...(runsAll
        ? [
            [
              Buffer.alloc(12_000_001, '9'),
              'Not read: the file has 12000001 characters. Expected at most 12000000.',
            ] as const,
          ]
        : []),
    ] as const) {
      await other
        .locator('input[type=file]')
        .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: bytes });
      await other.getByText(words).waitFor();
    }
    await other.getByText('1 puzzle solved on this device.').waitFor();
  });
});

test('a QR code holds the link of the puzzle', async () => {
  const page = await revisit(`#1/play/${SHORT}`);
  await openShare(page);
  const link = await page.getByLabel('This puzzle, from the start').inputValue();
  await page.getByRole('button', { name: 'QR code' }).click();
  const code = page.getByRole('img', { name: `QR code of ${link}` });
  const path = (await code.locator('path').getAttribute('d')) ?? expect.fail();
  const drawn = new Set([...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x} ${y}`));
  const { data } = encode(link, { border: 3 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `${x} ${y}` : [])));
  expect(drawn).toEqual(new Set(dark));
});

test('the server sends the content policy and the page repeats it', async () => {
  const answer = await fetch(appAddress());
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/,
  );
  const html = await answer.text();
  expect(html).toContain('http-equiv="Content-Security-Policy"');
  expect(html.match(/<script[^>]*>(?!<\/script>)/g)).toBeNull();
});

test('the content policy refuses inline scripts, text as code and files from elsewhere, and allows Wasm', async () => {
  const page = await visit({ expected: /Content Security Policy/ });
  const tried = await page.evaluate(async () => {
    const blocked: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => blocked.push(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'globalThis.broken = true';
    document.body.append(script);
    const image = new Image();
    image.src = 'http://127.0.0.1:9/x.png';
    await new Promise((resolve) => {
      image.onerror = resolve;
    });
    let string = 'ran';
    try {
      new Function('return 1')();
    } catch {
      string = 'refused';
    }
    const fetched = await fetch('http://127.0.0.1:9/').then(
      () => 'sent',
      () => 'refused',
    );
    // the shortest module
    const module = new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
    // violations are reported a little later
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { blocked, string, fetched, broken: 'broken' in globalThis, wasm: String(module) };
  });
  expect(tried).toMatchObject({ string: 'refused', fetched: 'refused', broken: false });
  expect(new Set(tried.blocked)).toEqual(
    new Set(['script-src-elem', 'img-src', 'script-src', 'connect-src']),
  );
  expect(tried.wasm).toBe('[object WebAssembly.Module]');
});

test('unreadable storage gives the defaults', async () => {
  const page = await visit({ hash: '#1/puzzles' });
  await page.evaluate(() => {
    for (const [key, text] of [
      ['unjam.game', '{"link":"#1/play/<script>/9"}'],
      ['unjam.progress', '[1,{"moves":-1}]'],
      ['unjam.settings', '\u0000'],
    ] as const)
      localStorage.setItem(key, text);
  });
  await page.goto('about:blank');
  await page.goto(appAddress());
  await page.locator('unjam-board .vehicle').first().waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('0 puzzles solved on this device.').waitFor();
  expect(await page.getByRole('radio', { name: 'System' }).isChecked()).toBe(true);
});

test('Share gives the picture and the link of what is on the screen', async () => {
  const page = await visit({ path: '?first' });
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ url, files }: { url: string; files: File[] }) => {
        document.title = `${url} ${files.map(({ name, type }) => `${name} ${type}`).join()}`;
      },
    });
  });
  await page.goto(`${appAddress()}#1/play/${SHORT}/1d1`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.share-first svg').first().waitFor();
  // the picture is made meanwhile
  await expect
    .poll(
      async () => {
        await dialog.getByRole('button', { name: 'Share…' }).click();
        return page.title();
      },
      { timeout: 30_000 },
    )
    .toBe(`${appAddress()}#1/play/${SHORT} unjam-board.png image/png`);
  await page.keyboard.press('Escape');
  await page.goto(`${appAddress()}#1/rush/k3x9`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  expect(await dialog.getByLabel('This page').inputValue()).toBe(`${appAddress()}#1/rush/k3x9`);
});
