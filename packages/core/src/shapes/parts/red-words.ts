/*
 * The red car as people call it in their languages.
 *
 *     red · rot · rouge · Red car · Das rote Auto · La voiture rouge · Kırmızı araba
 */

/** Words for red, in the forms that they have beside a car, as alternatives of a pattern. */
export const RED_WORDS =
  'red|rote?[rsn]?|rouge|roj[ao]|vermelh[ao]|ross[ao]|rood|rode|czerwon[yae]|красн(?:ый|ая|ое)|röda?|rød[et]?|kırmızı|merah';

/** Words for a vehicle that may be the red one, as alternatives of a pattern. */
export const CAR_WORDS =
  'car|vehicle|block|piece|auto|wagen|fahrzeug|pkw|coche|carro|voiture|v[ée]hicule|ve[ií]culo|veh[ií]culo|macchina|veicolo|voertuig|samoch[oó]d|pojazd|машина|автомобиль|авто|mobil|araba|bil(?:en)?';

const ARTICLE = "(?:the|das|der|die|la|le|el|il|lo|l'|o|a|de|het|den|det|my)";
const NAMED = new RegExp(
  `^(?:${ARTICLE}[ _-]?)?(?:(?:${RED_WORDS})(?:[ _-]?(?:${CAR_WORDS}))?|(?:${CAR_WORDS})[ _-](?:${RED_WORDS})|빨강|红|紅|赤|أحمر|(?:红|紅)色?[车車]|赤い?車)$`,
  'iu',
);

/** Whether a label or a name says that its vehicle is the red car. */
export const isRedName = (name: string): boolean => NAMED.test(name);
