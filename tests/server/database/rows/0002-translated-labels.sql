update product_text set ingredients = '[{"name": "Magnesium", "unit": "mg", "amount": 200, "dv_percent": 53}]', other_ingredients = '{Hydroxypropylmethylcellulose}' where product_id = 1 and language_id = 2;
insert into variant_text (variant_id, language_id, net_contents) overriding system value values (2, 2, '120 Kapseln');
