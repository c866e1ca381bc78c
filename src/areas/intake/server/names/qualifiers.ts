/** Words between a substance and its form or source. They stand before it, as in `as citrate`, or after. */
export const BEFORE = [
  'as an',
  'as a',
  'as',
  'in the form of',
  'from',
  'derived from',
  'of which',
  'als',
  'aus',
  'in form von',
  'davon',
  'gewonnen aus',
  'som',
  'fra',
  'i form af',
  'heraf',
  'uit',
  'in de vorm van',
  'waarvan',
  'van',
  'sous forme de',
  'sous forme d',
  'sous forme',
  'comme',
  'issu de',
  'issue de',
  'a partir de',
  'provenant de',
  'dont',
  'issue d',
  'issu d',
  'd',
  'de',
  'de la',
  'del',
  'do',
  'da',
  'dal',
  'dalla',
  'dalle',
  'como',
  'en forma de',
  'a partir del',
  'procedente de',
  'obtenido de',
  'obtenida de',
  'come',
  'sotto forma di',
  'in forma di',
  'di',
  'na forma de',
  'na forma',
  'sob a forma de',
  'proveniente de',
  'a partir da',
  'a partir do',
  'mint',
  'sub forma de',
  'ca',
  'din',
  'provenit din',
  'providing',
  'contains',
] as const

export const AFTER = [
  'formajaban',
  'formaban',
  'formabol',
  'kent',
  'bol',
  'form',
  'source',
  'として',
  '由来',
  '形式',
  '來源',
  '型',
] as const

/** Words between two forms or sources in brackets. */
export const AND = /\s*(?:[,;、，/+&]|\b(?:and|und|og|en|et|y|e|ed|es|si)\b|と|及|與|和)\s*/u

/** Sources and qualities that change nothing about the amount. */
export const SOURCES =
  'rose hip, rose hips, rosehip, acerola, acerola cherry, amla, camu camu, lichen, vegan lichen, lanolin, wool fat, sheep wool, yeast, seawater, sea water, algae, sea algae, red algae, lithothamnion, kelp, bamboo, horsetail, sunflower, sunflower oil, soy, soya, natto, chickpea, curry leaf, fish oil, fish liver oil, cod liver oil, algal oil, algae oil, lemon peel, quinoa, buckwheat, marine, sea salt, dead sea, ionic, liposomal, buffered, vegan, vegetarian, natural, organic, elemental, total, micronised, micronized, microencapsulated, active, bioactive, chelated, chelate, anhydrous, trivalent, usp, ' +
  'hagebutte, hagebutten, acerolakirsche, flechten, flechte, wollwachs, wollfett, schafwolle, hefe, meerwasser, algen, meeresalgen, rotalgen, bambus, schachtelhalm, sonnenblume, buchweizen, curryblatt, fischöl, meersalz, liposomal, gepuffert, natürlich, elementar, gesamt, ' +
  'hyben, lav, lanolin, gær, havvand, alger, havalger, tang, bambus, padderok, solsikke, fiskeolie, naturlig, ' +
  'rozenbottel, korstmos, gist, zeewater, zeewier, zeealgen, algen, bamboe, heermoes, zonnebloem, visolie, natuurlijk, gebufferd, ' +
  'églantier, cynorhodon, acérola, lichen, lanoline, levure, eau de mer, algues, algues marines, bambou, prêle, tournesol, huile de poisson, naturel, naturelle, tamponnée, ' +
  'escaramujo, liquen, lanolina, levadura, agua de mar, algas, algas marinas, bambú, cola de caballo, girasol, aceite de pescado, natural, ' +
  'rosa canina, lichene, lichene islandico, lievito, acqua di mare, alghe, alghe marine, bambù, equiseto, girasole, olio di pesce, naturale, ' +
  'rosa mosqueta, líquen, lanolina, levedura, água do mar, algas, algas marinhas, bambu, cavalinha, girassol, óleo de peixe, ' +
  'csipkebogyó, zuzmó, lanolin, élesztő, tengervíz, alga, bambusz, zsurló, napraforgó, halolaj, természetes, ' +
  'măceș, măceșe, licheni, lanolină, drojdie, apă de mare, alge, alge marine, bambus, coada-calului, floarea-soarelui, ulei de pește, natural, naturală, ' +
  'ローズヒップ, アセロラ, 地衣類, ラノリン, 羊毛, 酵母, 海水, 海藻, ケルプ, 昆布, 竹, スギナ, ひまわり, 魚油, 天然, ' +
  '玫瑰果, 西印度櫻桃, 地衣, 羊毛脂, 酵母, 海水, 海藻, 昆布, 竹, 木賊, 向日葵, 魚油, 天然, mixed tocopherols, gemischte tocopherole, tocophérols mixtes'

/** Qualities that may stand beside a name without a sign between. */
export const QUALITIES =
  'natural, organic, total, vegan, marine, liposomal, buffered, natürlich, natürliches, veganes, liposomales, gepuffertes, naturligt, naturlig, liposomalt, natuurlijk, natuurlijke, liposomale, gebufferde, naturel, naturelle, marin, marine, liposomée, naturale, marino, marina, liposomal, liposomiale, marinho, marinha, természetes, liposzómás, naturală, marin, lipozomală, 天然, リポソーム, 脂質體'

/** Says that the amount is that of the element, whatever compound the name has. */
export const ELEMENTAL =
  'elemental *, * elemental, elementares *, * elementar, elementært *, * élémentaire, * élément, * elementale, elementair *, elementární *, elemi *, * elementar, * elemental'
