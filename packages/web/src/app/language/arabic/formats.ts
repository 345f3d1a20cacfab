import type { Translation } from '../translation.ts';

/** What each format of boards is called. */
export const formatText: Translation['formats'] = {
  grid: 'صفوف بحرف لكل خانة',
  framed: 'صندوق بإحداثيات',
  drawing: 'صفوف تفصل خاناتها مسافات، @ للسيارة الحمراء',
  line: 'لوح مربع في كلمة واحدة، صفًا بعد صف',
  cells: 'أول وآخر خانة لكل مركبة، الحمراء أولًا',
  prolog: 'قائمة حدود Prolog',
  json: 'كائن JSON يصف كل لوح',
  rows: 'ستة صفوف من ست خانات، A للحمراء وكل x جدار',
  bordered: 'صفوف في إطار من #، مع فتحة عند المخرج',
  csv: 'مركبة في كل سطر: رمز، H أو V، عمود، صف، طول',
  bandung: 'صفوف تحت حجمها وعدد القطع، P للحمراء وK عند المخرج',
  printed: 'إطار كما يطبعه unjam show',
  link: 'رابط للتطبيق، أو معرّف لغز فيه',
  pddl: 'مجال ومسألة STRIPS للمخططات؛ وتُقرأ المسائل بحسب شكلها',
};
