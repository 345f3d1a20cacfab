import type { Translation } from '../translation.ts';

export const storedText: Translation['stored'] = {
  full: '这台设备现在无法保存结果、盘面和设置：存储空间已满。',
  blocked: '此浏览器不会在这台设备上保存任何内容：存储被禁止。关闭页面后，这里的内容就会丢失。',
  newer: '这里使用过更新版本的 Unjam，此页面不会更改它保存的内容。请重新加载页面。',
  ownMoves: '在这里走一步之前，你自己在这道题上的走法会一直保留。从“今天”或列表打开它，就能接着走。',
};
