import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { count, moves, nouns, puzzles, states } from './words.ts';

export const atlasText: Translation['atlas'] = {
  title: 'Atlas',
  loading: 'Carregando o atlas…',
  about: (size, n, all) => `Todos os desafios mínimos de ${size}: ${puzzles(n)} com ${states(all)}.`,
  size: (width, height, least, most) => {
    const walls = nouns('parede', 'paredes')(most);
    const having = least === most ? ` com ${walls}` : ` com ${number(least)} a ${walls}`;
    return `${width} por ${height}${most === 0 ? '' : having}`;
  },
  board: 'Tabuleiros',
  transferred: (kilobytes) => `${number(kilobytes)} KB carregados até agora.`,
  failed: {
    missing: (why) => `Não há atlas aqui (${why}). O unjam serve e o aplicativo compilado trazem um.`,
    version: (why) => `Recarregue a página para ter o aplicativo mais novo (${why}).`,
    'no-ranges': (why) => `O atlas só pode ser carregado inteiro (${why}).`,
    'other-file': (why) =>
      `O atlas mudou nesse meio-tempo (${why}). Recarregue a página; se não ajudar, é preciso atualizá-lo no servidor.`,
    damaged: (why) =>
      `O atlas está danificado (${why}). Recarregue a página; se não ajudar, é preciso atualizá-lo no servidor.`,
    network: (why) => `Não foi possível alcançar o atlas (${why}). Tente de novo quando tiver conexão.`,
    storage: (why) => `O atlas está carregado por enquanto, mas não foi guardado (${why}).`,
  },
  withoutNetwork:
    'Você está sem conexão, e este atlas não está neste aparelho. Quando tiver conexão, carregue-o aqui para usá-lo sem rede; todo o resto funciona.',
  again: 'Tentar de novo',
  filter: 'Filtrar e ordenar',
  filterLabel: 'Filtro',
  measures: {
    moves: 'Movimentos',
    steps: 'Passos',
    vehicles: 'Veículos',
    trucks: 'Caminhões',
    walls: 'Paredes',
    rating: 'Pontuação',
  },
  least: (measure) => `${measure}, mín.`,
  most: (measure) => `${measure}, máx.`,
  timeFrom: 'Tempo, a partir de',
  timeTo: 'Tempo, até',
  statesFrom: 'Posições, a partir de',
  statesTo: 'Posições, menos de',
  any: 'Todos',
  themes: 'Temas',
  sort: 'Ordenar por',
  orders: {
    longest: 'Mais movimentos',
    shortest: 'Menos movimentos',
    hardest: 'Mais difíceis para pessoas',
    easiest: 'Mais fáceis para pessoas',
    'most-steps': 'Mais passos',
    'most-vehicles': 'Mais veículos',
    'fewest-vehicles': 'Menos veículos',
    'most-states': 'Mais posições',
    'fewest-states': 'Menos posições',
  },
  clear: 'Mostrar todos',
  draw: 'Sortear um',
  found: (n, of) => `${number(n)} de ${puzzles(of)}`,
  none: 'Nenhum desafio corresponde a este filtro.',
  page: (at, of) => `página ${number(at)} de ${number(of)}`,
  pages: 'Páginas de desafios',
  previous: 'Anterior',
  next: 'Próxima',
  map: {
    title: 'Movimentos e veículos',
    label: (n) =>
      `Gráfico de movimentos da esquerda para a direita e veículos de baixo para cima, ${puzzles(n)}`,
    hint: 'Arraste sobre uma parte de um gráfico para ver só os desafios dela. Pelo teclado: as setas movem a parte, com Shift mudam seu tamanho, Esc a remove.',
    axes: (most, vehicles) => `0 a ${most} movimentos → · ${vehicles} veículos ↑`,
  },
  times: {
    title: 'Tempo previsto',
    label: (bars) => `Gráfico do tempo de que metade dos jogadores precisa: ${bars}`,
  },
  card: moves,
  inSteps: (n) => `posição mais difícil em passos: ${number(n)}`,
  predicted: (time, rating) => `cerca de ${time}, pontuação ${rating}`,
  select: 'Selecionar',
  selected: (n) => count(n, { one: '# selecionado', many: '# selecionados', other: '# selecionados' }),
  selectNone: 'Não selecionar nenhum',
  printing: (n) =>
    n > 0
      ? count(n, {
          one: 'Imprimir o desafio selecionado (#)',
          many: 'Imprimir os # selecionados',
          other: 'Imprimir os # selecionados',
        })
      : 'Imprimir esta página',
  save: 'Salvar como texto',
  puzzle: 'Desafio do atlas',
  play: 'Jogar',
  solve: 'Resolver',
  lab: 'Mapa',
  edit: 'Criar',
  copyLink: 'Copiar link',
  linkCopied: 'Link copiado.',
  copyFailed: 'O navegador não permite copiar: abra o desafio e compartilhe de lá.',
  facts: {
    id: 'Identificador',
    moves: 'Solução mais curta',
    steps: 'Posição mais difícil em passos',
    solutions: 'Soluções mais curtas',
    states: 'Posições do seu grupo',
    time: 'Tempo previsto',
    rating: 'Pontuação',
    themes: 'Temas',
  },
  noThemes: 'nenhum',
  find: 'Procurar um tabuleiro',
  findLabel: 'Um tabuleiro em qualquer formato',
  findPlayed: 'O tabuleiro que estou jogando',
  finding: 'Procurando o grupo dele…',
  answers: {
    found: (own, hardest) =>
      `Está aqui. Esta posição precisa de ${moves(own)}; a mais difícil do seu grupo, de ${number(hardest)}.`,
    reduced: (own, pieces, hardest) =>
      `Precisa de ${moves(own)}. ${count(pieces, {
        one: '# veículo ou parede poderia ser removido',
        many: '# de veículos ou paredes poderiam ser removidos',
        other: '# veículos ou paredes poderiam ser removidos',
      })} sem que o grupo fique mais fácil; o que resta está aqui, e sua posição mais difícil precisa de ${moves(hardest)}.`,
    absent: (n) =>
      `O grupo dele não está neste atlas, embora sua posição mais difícil precise de ${moves(n)}: o atlas não tem linhas nem colunas cheias de ponta a ponta, nem um segundo veículo na linha do carro vermelho.`,
    size: (size) => `Este atlas só tem tabuleiros de ${size}.`,
    shape:
      'Nenhum atlas tem este tabuleiro: o carro vermelho ocupa duas casas e fica na terceira linha a partir de uma borda, os outros veículos ocupam duas ou três casas.',
    walls: (size) => `Este atlas só tem tabuleiros de ${size}; este tem outro número de paredes.`,
    unsolvable: 'Este tabuleiro não tem solução, então nenhum atlas o tem.',
    limit: 'O grupo dele é grande demais para ser explorado aqui.',
    broken: (why) => `Isto não é um tabuleiro: ${why}.`,
  },
  show: 'Mostrar',
  offline: 'Sem conexão',
  offlineOffer: (megabytes) =>
    `O atlas inteiro tem ${megabytes} MB. Depois que estiver neste aparelho, a página funciona sem conexão.`,
  load: (megabytes) => `Carregar os ${megabytes} MB`,
  progress: (share) => `Carregando o atlas: ${share}`,
  kept: 'O atlas inteiro está neste aparelho.',
  inMemory: 'O atlas inteiro está carregado, até esta página ser fechada.',
  forget: 'Remover deste aparelho',
};
