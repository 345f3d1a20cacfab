import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { nouns } from './words.ts';

export const settingsText: Translation['settings'] = {
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Escuro' },
  language: 'Idioma',
  system: 'Sistema',
  labels: 'Letras nos veículos',
  timer: 'Mostrar o tempo',
  sounds: 'Sons',
  vibration: 'Vibração',
  workbench: 'Oficina: Resolver, Laboratório e Atlas',
  progress: 'Progresso',
  solvedHere: (n) => `${nouns('desafio resolvido', 'desafios resolvidos')(n)} neste aparelho.`,
  resetRating: 'Redefinir a pontuação',
  resetAbout: 'Sua pontuação recomeça do zero. Os resultados e as estrelas ficam.',
  reset: 'Redefinir',
  howToPlay: 'Como jogar',
  keys: 'Teclas',
  keyNames: { tab: 'Tab', arrows: 'Setas', pages: 'Page Up, Page Down', space: 'Espaço' },
  keyMeanings: {
    tab: 'ao tabuleiro',
    arrows: 'desliza o veículo uma casa, com Shift até onde der; de través: outro veículo',
    pages: 'o veículo anterior ou o seguinte',
    undo: 'desfazer',
    redo: 'refazer',
    hint: 'dica: cada toque diz mais',
    watch: 'assistir, ou pausar',
  },
  onlyHere: 'Seus resultados ficam só neste aparelho. Nada sai dele sem você exportar.',
  exporting: 'Exportar',
  importing: 'Importar',
  fileRead: 'Lido. O que está no arquivo agora está aqui também.',
  leftOut: 'Uma parte do arquivo não é o que uma exportação escreve, e ficou de fora.',
  keptOwn: 'Onde só pode haver um, como o tabuleiro de “Criar”, este aparelho manteve o seu.',
  noRoom:
    'Não havia espaço para as partidas, os resultados ou as linhas do registro mais antigos do arquivo.',
  boardsRead: (n) => `${nouns('tabuleiro lido', 'tabuleiros lidos')(n)}.`,
  notRead: {
    large: (characters, most) =>
      `Não lido: o arquivo tem ${number(characters)} caracteres; o máximo é ${number(most)}.`,
    newer:
      'Não lido: uma versão mais nova do Unjam exportou este arquivo. Recarregue a página e tente de novo.',
    json: 'Não lido: o arquivo não é JSON. Use um arquivo exportado por esta página.',
    other: 'Não lido: o arquivo é JSON, mas não deste aplicativo. Use um arquivo exportado por esta página.',
  },
};
