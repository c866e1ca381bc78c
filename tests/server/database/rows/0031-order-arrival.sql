update shop_order set arrives = '{"from": "2026-12-01", "until": "2026-12-03"}' where order_id = (select min(order_id) from shop_order);
