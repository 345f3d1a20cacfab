import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { moves, states, steps } from './words.ts';

export const solveText: Translation['solve'] = {
  title: '解法',
  from: '起点',
  fromHere: '当前局面',
  fromStart: '开头',
  searchedAll: (n) => `已搜索全部 ${states(n)}。`,
  notProved: (least) => `未证明最短：至少 ${number(least)}`,
  shortest: { moves: '步数最短', steps: '格数最短' },
  length: (m, s) => `${moves(m)}，${steps(s)}`,
  moveOf: (at, of) => `第 ${number(at)} 步，共 ${number(of)} 步`,
  speed: '速度',
  moves: '步骤',
  asText: '文本',
  notation: '记法',
  inNotation: '这种记法的解',
  notations: {
    arrows: '标记、箭头、格数',
    letters: '标记、字母、格数',
    cells: '车辆和它进入的格',
    frames: '每个局面的各行',
    signed: '标记、正负号、格数',
    words: '英文词语',
    json: 'JSON 对象',
    pddl: 'PDDL 计划',
    csv: '车辆和格子的表',
  },
  review: {
    nothing: '先走几步：然后每一步都会和最短路线比较。',
    unsolvable: '这个棋盘无解，所以没有哪一步能更接近出口。',
    limit: '20 秒内无法算出这个棋盘的距离。',
    comparing: '正在把你的步骤和最短路线比较…',
    closer: '在最短路线上',
    level: '没有更近',
    farther: '更远了',
    tryAgain: '从这里再试',
    shortestSolution: '最短解',
    perfect: (n, solved) => `${solved ? '' : '到目前 '}${moves(n)}，都在最短路线上。`,
    longer: (n, solved, more, detour) =>
      `${solved ? '' : '到目前 '}${moves(n)}，比最短路线多 ${number(more)} 步。第一次绕路是第 ${number(detour)} 步。`,
    out: '红车出来了。',
    toTheExit: (n) => `离出口 ${moves(n)}。`,
    good: (n, made) => `第 ${number(n)} 步：${made}。最短路线。`,
    bad: (n, made, lost, better, reason) =>
      `第 ${number(n)} 步：${made}，多花了 ${moves(lost)}。更好：${better}；${reason}。`,
    graph: '离出口的步数',
    here: (n) => `此处 ${moves(n)}`,
    graphLabel: (start, most, end) => `离出口的距离：开头 ${start}，最多 ${most}，最后 ${end}`,
  },
};
