update client set asked_practitioner_id = 2 where user_id = 4;
insert into practice (user_id, shop_name, type, theme, language_id, opening_hours, timezone, logo, approach_image, style_image, changed_at) overriding system value values (3, null, 'online', 'clay', 8, '[]', null, null, null, null, '2026-02-22 00:00:00+00');
insert into practice_name (name, user_id) overriding system value values ('linden', 2);
insert into practice_name (name, user_id) overriding system value values ('linden-practice', 2);
insert into practice_picture (name, user_id, width, height, unused_since) overriding system value values ('00112233445566778899aabbccddeeff', 2, 1600, 1067, null);
insert into practice_picture (name, user_id, width, height, unused_since) overriding system value values ('0123456789abcdef0123456789abcdef', null, 1, 1, null);
insert into practice_picture (name, user_id, width, height, unused_since) overriding system value values ('ffeeddccbbaa99887766554433221100', 2, 30, 40, '2026-02-20 00:00:00+00');
insert into practice (user_id, shop_name, type, theme, language_id, opening_hours, timezone, logo, approach_image, style_image, changed_at) overriding system value values (2, 'linden-practice', 'clinic', 'sage', 9, '[{"day": 1, "opens": "09:00", "closes": "24:00"}]', 'Europe/Amsterdam', '00112233445566778899aabbccddeeff', null, null, '2026-02-21 22:23:24.25+00');
insert into practice_package (package_id, user_id, place, name, description, image, language_id) overriding system value values (1, 2, 1, '', 'Six talks', '00112233445566778899aabbccddeeff', 1);
insert into practice_service (service_id, user_id, place, name, description, icon, language_id) overriding system value values (2, 2, 1, 'First talk', 'Ninety minutes', 'brain', 9);
insert into practice_service (service_id, user_id, place, name, description, icon, language_id) overriding system value values (1, 2, 2, 'Plan', '', 'leaf', 1);
insert into practice_words (user_id, part, title, text, language_id) overriding system value values (2, 'header', 'Calm “days” 緑', 'Two lines:
	hello', 9);
insert into practice_words (user_id, part, title, text, language_id) overriding system value values (2, 'message', '', 'Closed in August', 1);
insert into package_feature (feature_id, package_id, text, language_id) overriding system value values (1, 1, 'A plan for every week', 1);
select setval('package_feature_feature_id_seq', 1);
select setval('practice_package_package_id_seq', 1);
select setval('practice_service_service_id_seq', 2);
