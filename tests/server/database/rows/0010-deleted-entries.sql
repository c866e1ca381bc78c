insert into practice_package (package_id, user_id, place, name, description, image, language_id, deleted_at) overriding system value values (2, 2, 2, 'Winter', '', null, 1, '2026-02-24 01:02:03.45+00');
insert into practice_service (service_id, user_id, place, name, description, icon, language_id, deleted_at) overriding system value values (3, 2, 3, 'Walk', '', 'leaf', 1, '2026-02-23 00:00:00+00');
insert into package_feature (feature_id, package_id, text, language_id) overriding system value values (2, 2, 'A plan for every week', 1);
select setval('package_feature_feature_id_seq', 2);
select setval('practice_package_package_id_seq', 2);
select setval('practice_service_service_id_seq', 3);
