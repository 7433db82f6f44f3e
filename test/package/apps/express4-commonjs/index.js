const express = require('express');
const path = require('path');

const app = express();

app.use(express.urlencoded({ extended: true }));
app.use(express.json());
app.set('views', path.join(__dirname, 'views'));

app.get('/', (req, res) => {
  res.send('Customers');
});

if (require.main === module) {
  const server = app.listen(process.env.PORT || 3000, () => {
    console.log('listening (on ' + server.address().port + ')');
  });
  process.once('SIGTERM', () => server.close());
}

module.exports = app;
