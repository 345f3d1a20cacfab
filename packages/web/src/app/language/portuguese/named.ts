import type { Translation } from '../translation.ts';

export const namedText: Translation['named'] = {
  title: 'Tabuleiros com nome',
  next: 'O próximo para você',
  boards: {
    keyhole: { name: 'O buraco da fechadura', idea: 'Cinco movimentos, e nenhum outro caminho de cinco.' },
    stair: {
      name: 'A escada estreita',
      idea: 'Dois dos seis veículos ficam parados; os outros têm um só caminho.',
    },
    clockwork: { name: 'Como um relógio', idea: 'Sete movimentos em ordem fixa, e todos participam.' },
    gap: { name: 'Uma casa vazia', idea: 'Seis veículos dividem uma única casa vazia.' },
    tightrope: { name: 'A corda bamba', idea: 'Dezoito movimentos, e uma só maneira de fazê-los.' },
    clear: {
      name: 'Pista livre',
      idea: 'Primeiro todos os outros abrem espaço; depois o carro vermelho sai.',
    },
    bystanders: { name: 'Os espectadores', idea: 'Nove veículos, mas cinco movimentos bastam.' },
    trucks: { name: 'Seis caminhões', idea: 'Todos os outros são caminhões, e cada um deve se mover.' },
    patience: { name: 'Paciência', idea: 'Quatorze movimentos dos outros antes do único do carro vermelho.' },
    lastWord: {
      name: 'A última palavra',
      idea: 'Trinta e dois movimentos dos outros, depois um do carro vermelho.',
    },
    dominoes: { name: 'Dominó', idea: 'Cada um espera pelo próximo, quatro seguidos.' },
    queue: { name: 'A fila', idea: 'Seis seguidos, e ninguém sobra.' },
    line: { name: 'A longa fila', idea: 'Sete seguidos, desfeitos em nove movimentos.' },
    staircase: { name: 'Oito andares', idea: 'Oito seguidos, e cinco casas vazias para manobrar.' },
    tenDeep: { name: 'Dez seguidos', idea: 'A corrente dos que esperam tem dez veículos.' },
    stepBack: { name: 'Um passo atrás', idea: 'Só quatro carros, e o vermelho precisa recuar.' },
    sideStreet: { name: 'Dar passagem', idea: 'O carro vermelho recua, e só outros três se movem.' },
    soClose: {
      name: 'Tão perto',
      idea: 'O carro vermelho está a uma casa da saída e precisa se afastar dela.',
    },
    twoBack: { name: 'Dois passos atrás', idea: 'O carro vermelho precisa recuar duas vezes.' },
    retreat: { name: 'A longa retirada', idea: 'O carro vermelho precisa recuar quatro vezes.' },
    rails: { name: 'Nos trilhos', idea: 'Os seis primeiros de nove movimentos são forçados.' },
    drill: { name: 'O treino', idea: 'Cinco carros, e oito movimentos seguidos sem escolha.' },
    onlyDoor: {
      name: 'A única porta',
      idea: 'Só um carro pode começar; depois, outros dez movimentos são forçados.',
    },
    byTheBook: { name: 'À risca', idea: 'Doze de quinze movimentos são forçados.' },
    corridor: {
      name: 'Vinte em ordem',
      idea: 'Os vinte primeiros de trinta e dois movimentos são forçados.',
    },
    fork: { name: 'A bifurcação', idea: 'Dois caminhos que nunca se cruzam, de cinco movimentos cada.' },
    choice: { name: 'Você escolhe', idea: 'Dois caminhos, de seis movimentos cada.' },
    recipes: {
      name: 'Duas receitas',
      idea: 'Oito carros, oito movimentos, dois caminhos que nunca se cruzam.',
    },
    parallel: {
      name: 'Ruas paralelas',
      idea: 'Dois caminhos de dezesseis movimentos; nos dois o carro vermelho recua.',
    },
    roads: {
      name: 'Duas longas estradas',
      idea: 'Qualquer que seja o caminho, são vinte e quatro movimentos e todos são necessários.',
    },
    openGate: { name: 'O portão aberto', idea: 'O que atrapalha poderia sair logo. Não deve.' },
    bait: { name: 'A isca', idea: 'Um só primeiro movimento é certo, e ele não libera nada.' },
    tempting: {
      name: 'Tentador',
      idea: 'A passagem parece fácil de liberar, mas o carro vermelho precisa recuar.',
    },
    falseHope: { name: 'Falsa esperança', idea: 'Três fecham a passagem; quem pode sair logo deve ficar.' },
    siren: {
      name: 'A sereia',
      idea: 'Quatro fecham a passagem, e o primeiro movimento óbvio custa caro. Quarenta e dois movimentos.',
    },
    thereAndBack: { name: 'Ida e volta', idea: 'Um carro abre espaço e volta para casa.' },
    favours: { name: 'Dois favores', idea: 'Dois veículos abrem espaço e voltam para casa.' },
    borrowed: {
      name: 'Espaço emprestado',
      idea: 'Os oito devem se mover, e quatro terminam onde começaram.',
    },
    sevenHome: { name: 'Sete voltam para casa', idea: 'Sete de doze veículos terminam onde começaram.' },
    nothing: { name: 'Como se nada fosse', idea: 'Os quatorze se movem, e oito terminam onde começaram.' },
    onceMore: { name: 'Mais uma vez', idea: 'O carro vermelho precisa se mover três vezes.' },
    five: { name: 'Cinco bastam', idea: 'Só cinco carros, mas onze movimentos.' },
    workhorse: { name: 'O burro de carga', idea: 'O único caminhão precisa se mover quatro vezes.' },
    shuttle: { name: 'O vaivém', idea: 'Um caminhão precisa se mover nove vezes.' },
    summit: {
      name: 'O cume',
      idea: 'Um carro precisa se mover doze vezes: sessenta movimentos, o tabuleiro mais difícil de todos.',
    },
    fullHouse: {
      name: 'Casa cheia',
      idea: 'Sete veículos em quatro por cinco casas, e todos devem se mover.',
    },
    sardines: { name: 'Sardinhas', idea: 'Dez veículos, três casas vazias, e todos devem se mover.' },
    thirteen: { name: 'Treze carros', idea: 'Nenhum caminhão, e cada carro deve se mover.' },
    noRoom: { name: 'Sem espaço', idea: 'Quatorze veículos e quatro casas vazias.' },
    allHands: {
      name: 'Todos a postos',
      idea: 'Treze veículos, trinta e dois movimentos, e ninguém descansa.',
    },
    scenic: { name: 'A rota panorâmica', idea: 'Dois de seis movimentos parecem não levar a nada.' },
    why: { name: 'Mas por quê?', idea: 'Metade dos oito movimentos parece não levar a nada.' },
    curtain: {
      name: 'Atrás da cortina',
      idea: 'Quatro de dez movimentos parecem não levar a nada, e sem longa corrente.',
    },
    aroundTheBlock: {
      name: 'A volta no quarteirão',
      idea: 'Sete de quinze movimentos parecem não levar a nada.',
    },
    faith: { name: 'Um ato de fé', idea: 'Nove de vinte e cinco movimentos parecem não levar a nada.' },
    restless: { name: 'Inquieto', idea: 'O carro vermelho precisa se mover quatro vezes.' },
    pacing: {
      name: 'De um lado para o outro',
      idea: 'O carro vermelho precisa se mover seis vezes, duas delas para trás.',
    },
    gates: {
      name: 'Quatro portões',
      idea: 'Quatro fecham a passagem, e o carro vermelho se move cinco vezes.',
    },
    metronome: {
      name: 'O metrônomo',
      idea: 'O carro vermelho se move oito vezes, e os nove primeiros movimentos são forçados.',
    },
    odyssey: { name: 'A odisseia', idea: 'Quarenta e nove movimentos, oito deles do carro vermelho.' },
  },
};
