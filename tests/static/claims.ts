import type { LanguageCode } from '#contract/languages.ts'

/**
 * Words that speak of illness, of relief or of an effect that no authorised claim has (Regulation (EC) No 1924/2006,
 * Article 7 of Regulation (EU) No 1169/2011). Stems, so that they hold for each form of a word.
 */
const CHINESE =
  /治療|治癒|疾病|疼痛|發炎|癌|糖尿|憂鬱|焦慮|關節炎|感染|感冒|流感|預防|症狀|療效|抽筋|抗生素|噁心|失眠|緩解|排毒|免疫力|不適(?![用合])/

export const FORBIDDEN: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(cur(e|es|ed|ing)|treat\w*|prevent\w*|heal(s|ed|ing)?|reliev\w*|relief|sooth\w*|remed\w*|therap(y|ies|eutic)|diseas\w*|illness\w*|disorder\w*|symptom\w*|complaints?|pain\w*|inflam\w*|cancer\w*|diabet\w*|depress\w*|anxi\w*|arthr\w*|osteopor\w*|dementia|alzheimer\w*|asthma|hypertension|infect\w*|virus\w*|flu|colds|a cold|insomnia|migraine\w*|eczema|acne|detox\w*|anti-ag\w*|cramps?|antibiotic\w*|nause\w*|sick\w*|throat|stiff\w*|defen[cs]es?|boost\w*|against|sleep badly|tired)\b/i,
  de: /\b(heil(t|en|ung|sam)|linder|behandel|krankheit|erkrankung|beschwerde|schmerz|entzünd|krebs(?!tier)|diabet|depress|angst|arthr|infekt|erkält|grippe|krämpf|antibioti|übelkeit|vorbeug|schlaflos|abwehr)/i,
  dk: /\b(helbrede[rt]?\b|lindr|behandling|sygdom|smerte|betændelse|kræft|diabet|depress|angst|gigt|infekt|forkøle|krampe|antibioti|kvalme|forebyg|søvnløs)/i,
  es: /\b(cura[rs]?\b|alivi|tratamiento|enfermedad|dolor|inflama|cáncer|diabet|depres|ansiedad|artr|infec|resfriad|gripe|calambre|antibiótic|náusea|previen|insomnio|dolencia)/i,
  fr: /\b(guéri|soulag|traitement|maladie|douleur|inflamm|cancer|diabèt|dépress|anxi|arthr|infect|rhume|grippe|crampe|antibioti|nausée|prévien|insomnie|troubles?\b)/i,
  hu: /(gyógyít|gyógyul|enyhít|betegség|fájdalom|gyullad|daganat|cukorbeteg|depresszi|szorong|fertőz|megfáz|influenz|görcs|antibioti|hányinger|megelőz|álmatlan|panaszra)/i,
  it: /\b(cura(re|tiv)|guari|allevi|trattament|malatti|dolor|infiamm|cancro|diabet|depress|ansia|artr|infez|raffreddor|influenz|cramp|antibioti|nause|previen|insonni|disturb)/i,
  jp: /治療|治す|治る|病気|疾患|痛み|炎症|がん|糖尿|うつ|不安|関節炎|感染|風邪|インフルエンザ|予防|症状|けいれん|抗生|吐き気|不眠|免疫力/,
  nl: /\b(genees(?!kund|middel)|genez|verlicht|ziekte|pijn|ontsteking|kanker|diabet|depress|angst|artr|infect|verkoud|griep|kramp|antibioti|misselijk|voorkom|slapeloos|weerstand|klacht)/i,
  pt: /\b(cura[rs]?\b|alivi|tratamento|doença|dor(es)?\b|inflama|cancro|diabet|depress[ãi]|ansiedade|artr|infeç|constipaç|gripe|cãibra|antibiótic|náusea|previne|insónia|queixa)/i,
  ro: /\b(vindec|alin(?!ia)|tratament|boal|boli|durer|inflama|cancer|diabet|depres|anxiet|artr|infec|răceal|gripă|cramp|antibioti|greaț|previne|insomni)/i,
  'zh-TW': CHINESE,
  zh_tw: CHINESE,
}
