update protocol_share set supply_stopped_at = '2026-11-09T09:00:00Z', repeat_weeks = 4, repeat_on = '2026-12-01', repeat_asked_on = '2026-11-03' where protocol_id = 1;
insert into supply_told (share_id, variant_id, order_id, told_at) select min(share_id), 1, (select min(order_id) from shop_order), '2026-11-10T09:00:00Z' from protocol_share;
