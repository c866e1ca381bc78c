insert into ingredient_correction (correction_id, name_key, language_id, name, target, corrected_by, corrected_at) overriding system value values
  (1, 'albion magnesium', null, 'Albion “Magnesium”', 'magnesium', 1, '2026-11-07 02:03:04.5+00'),
  (2, 'albion magnesium', 2, 'ALBION Magnesium', null, null, '2026-11-08 02:03:04.5+00');
select setval('ingredient_correction_correction_id_seq', 2);
