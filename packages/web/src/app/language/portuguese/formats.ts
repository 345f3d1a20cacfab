import type { Translation } from '../translation.ts';

/** What each format of boards is called. */
export const formatText: Translation['formats'] = {
  grid: 'linhas com um caractere por casa',
  framed: 'uma moldura com coordenadas',
  drawing: 'linhas de casas separadas por espaços, @ é o vermelho',
  line: 'um tabuleiro quadrado em uma palavra, linha após linha',
  cells: 'primeira e última casa de cada veículo, o vermelho primeiro',
  prolog: 'uma lista de termos Prolog',
  json: 'um objeto JSON, que descreve qualquer tabuleiro',
  rows: 'seis linhas de seis casas, A é o vermelho, cada x uma parede',
  bordered: 'linhas em uma borda de #, com uma abertura na saída',
  csv: 'um veículo por linha: letra, H ou V, coluna, linha, comprimento',
  bandung: 'linhas sob o tamanho e o número de peças, P é o vermelho, K a saída',
  printed: 'uma moldura, como unjam show imprime',
  link: 'um link do aplicativo, ou o identificador de um de seus desafios',
  pddl: 'domínio e problema STRIPS para planejadores; os problemas são lidos pela forma',
  list: 'o tamanho, depois um veículo por linha: letra, linha, coluna, comprimento, h ou v',
  matrix: 'linhas de números em JSON ou Python, 1 é o carro vermelho',
  cars: 'JSON com os veículos em cars, linhas e colunas a partir de 0',
};
