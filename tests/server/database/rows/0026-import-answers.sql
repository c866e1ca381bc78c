update import_job set answers = '{"columns": {"0": "name", "1": null}, "currency": "GBP"}', columns = '{"fields": ["name"], "columns": []}' where import_id = 1;
update product set import_shop = '0001-0002' where id = 1;
insert into import_columns (signature, columns, answered_at) values ('a1b2c3', '{"0": "name", "1": null}', '2026-05-01 02:03:07.5+00');
