/**
 * What a practitioner chooses from at registration. The id of a choice is its place, counted from 1, and is stored with the account.
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
export const ORGANISATION_KEYS = ['organisationOwn', 'organisation2to9', 'organisation10', 'organisationOther'] as const
