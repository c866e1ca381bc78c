update product_image set photo = '3a7a10d01d579708d7fea51e6ef0c989', file_mark = '4096 1767225600000' where product_id = 1 and position = 0;
