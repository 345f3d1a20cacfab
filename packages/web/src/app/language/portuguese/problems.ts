import { problemSentences } from '../problem-words.ts';
import type { Translation } from '../translation.ts';

const problem = problemSentences(
  {
    'empty-input': 'Não há tabuleiro aqui',
    'several-boards': 'Há mais de um tabuleiro aqui',
    'input-too-large': 'O texto é longo demais',
    'binary-input': 'Isto não é texto',
    'unknown-format': 'O aplicativo não conhece este formato',
    'unknown-puzzle': 'Este desafio não existe',
    'ambiguous-reading': 'O texto pode ser lido de várias maneiras',
    'unexpected-character': 'Há um caractere fora do lugar',
    unfinished: 'O texto termina cedo demais',
    'ragged-rows': 'As linhas não têm o mesmo comprimento',
    'not-square': 'O número de casas não forma um quadrado',
    'number-out-of-range': 'Um número é pequeno ou grande demais',
    'bad-json': 'Este JSON não descreve um tabuleiro',
    'board-size': 'Um tabuleiro tem de 2 a 16 colunas e linhas',
    'bad-label': 'A letra de um veículo não é permitida',
    'vehicle-too-short': 'O veículo {vehicle} precisa de pelo menos duas casas',
    'bent-vehicle': 'O veículo {vehicle} precisa ficar em uma linha ou coluna',
    'broken-vehicle': 'O veículo {vehicle} tem um buraco',
    'off-the-board': 'Há uma peça fora do tabuleiro',
    overlap: 'Há mais de uma peça nesta casa',
    'same-label': 'Vários veículos se chamam {vehicle}',
    'no-primary': 'Falta um carro vermelho',
    'ambiguous-primary': 'Não está claro qual carro é o vermelho',
    'unreachable-exit': 'A saída não corresponde ao carro vermelho',
    'not-expressible': 'Este formato não consegue descrever este tabuleiro',
    'unsupported-board': 'Este método não aceita este tabuleiro',
    'unknown-vehicle': 'Um movimento não corresponde a nenhum veículo',
    'illegal-move': 'O movimento {move} não é possível',
  },
  (row, column) => `linha ${row}, coluna ${column}`,
);

export const problemText: Translation['problems'] = {
  title: 'Este link não funciona',
  cutOff: 'Talvez tenha sido cortado ao copiar.',
  youCan: 'Você pode:',
  gone: 'O catálogo não tem este desafio. Ele foi retirado, ou o link não foi copiado inteiro.',
  notYet: 'Este dia ainda não chegou. O desafio dele abre nesse dia.',
  choose: 'Escolher um desafio',
  draw: 'Desenhar um tabuleiro',
  orPaste: 'Ou colar um link ou um tabuleiro',
  open: 'Abrir',
  newerVersion: 'Este link foi feito por uma versão mais nova',
  noPage: (name, pages) => `Este aplicativo não tem a página ${name}. Ele tem: ${pages}`,
  stop: '.',
  sentence: problem,
  inText: (one) => {
    const place = one.at?.text;
    return `${place ? `Linha ${place.line}, coluna ${place.column}: ` : ''}${problem(one)}`;
  },
  inDrawing: (one) =>
    one.code === 'no-primary'
      ? 'Adicione um carro vermelho: desenhe um veículo e toque em Deixar vermelho'
      : problem(one),
};
