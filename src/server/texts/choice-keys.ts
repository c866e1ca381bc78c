/**
 * The professions that a practitioner chooses from at registration (registration.seventeen-professions). The id of a choice is
 * its place, counted from 1, and is stored with the account: one put in between would change what others have chosen.
 */
export const PROFESSION_KEYS = [
  'professionNutritionalTherapy',
  'professionDietetics',
  'professionNutritionScience',
  'professionNaturopathy',
  'professionFunctionalMedicine',
  'professionMedicine',
  'professionNursing',
  'professionPharmacy',
  'professionHerbalMedicine',
  'professionHomeopathy',
  'professionAcupuncture',
  'professionChiropractic',
  'professionOsteopathy',
  'professionPhysiotherapy',
  'professionKinesiology',
  'professionHealthCoaching',
  'professionOther',
] as const
/** Levels of expertise (registration.eight-levels). */
export const LEVEL_KEYS = [
  'levelStudent',
  'levelNew',
  'level1to2',
  'level3to5',
  'level6to10',
  'levelOver10',
  'levelTeaching',
  'levelOther',
] as const
/** Kinds of organisation (registration.four-organisations). */
export const ORGANISATION_KEYS = ['organisationOwn', 'organisation2to9', 'organisation10', 'organisationOther'] as const
